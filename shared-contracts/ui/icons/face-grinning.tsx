import { Icon, type IconProps } from '../icon.tsx';

export const FaceGrinningIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 10V9m-7.916 5.302a5.12 5.12 0 0 0 9.833 0a.24.24 0 0 0-.235-.302H7.32a.24.24 0 0 0-.235.302M9 10V9" />
    <circle cx="12" cy="12" r="10" />
  </Icon>
);
