import { Icon, type IconProps } from '../icon.tsx';

export const SquareIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect width="18" height="18" x="3" y="3" rx="2" />
  </Icon>
);
