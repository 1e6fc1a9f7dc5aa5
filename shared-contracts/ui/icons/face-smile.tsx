import { Icon, type IconProps } from '../icon.tsx';

export const FaceSmileIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 10V9m1.472 6a6 6 0 0 1-8.943 0M9 10V9" />
    <circle cx="12" cy="12" r="10" />
  </Icon>
);
