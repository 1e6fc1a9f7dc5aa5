import { Icon, type IconProps } from '../icon.tsx';

export const FaceFrownIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 10V9m-6 1V9m0 7a5 5 0 0 1 6 0" />
    <circle cx="12" cy="12" r="10" />
  </Icon>
);
