import { Icon, type IconProps } from './icon.tsx';

/** Drawn by hand, and filled, unlike the rest: it stands for a score. */
export const StarIcon = (props: IconProps) => (
  <Icon {...props} isFilled>
    <path d="M12 2.600l2.900 5.900 6.500.95-4.700 4.600 1.100 6.450L12 17.450 6.200 20.500l1.100-6.450-4.700-4.600 6.500-.95Z" />
  </Icon>
);
