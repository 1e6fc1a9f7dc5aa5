import { Icon, type IconProps } from '../icon.tsx';

export const MenuIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 5h16M4 12h16M4 19h16" />
  </Icon>
);
