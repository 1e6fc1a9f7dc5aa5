import { Icon, type IconProps } from '../icon.tsx';

export const MountainIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m8 3l4 8l5-5l5 15H2z" />
  </Icon>
);
