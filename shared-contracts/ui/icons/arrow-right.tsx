import { Icon, type IconProps } from '../icon.tsx';

export const ArrowRightIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14m-7-7l7 7l-7 7" />
  </Icon>
);
