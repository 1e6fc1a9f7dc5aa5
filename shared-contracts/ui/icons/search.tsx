import { Icon, type IconProps } from '../icon.tsx';

export const SearchIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m21 21l-4.34-4.34" />
    <circle cx="11" cy="11" r="8" />
  </Icon>
);
