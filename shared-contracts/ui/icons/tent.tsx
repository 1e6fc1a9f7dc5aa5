import { Icon, type IconProps } from '../icon.tsx';

export const TentIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3.5 21L14 3m6.5 18L10 3m5.5 18L12 15l-3.5 6M2 21h20" />
  </Icon>
);
