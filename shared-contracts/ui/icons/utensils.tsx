import { Icon, type IconProps } from '../icon.tsx';

export const UtensilsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M3 2v7c0 1.1.9 2 2 2h4a2 2 0 0 0 2-2V2M7 2v20m14-7V2a5 5 0 0 0-5 5v6c0 1.1.9 2 2 2zm0 0v7" />
  </Icon>
);
