import { Icon, type IconProps } from '../icon.tsx';

export const FaceNeutralIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M15 10V9m-7 7h8m-7-6V9" />
    <circle cx="12" cy="12" r="10" />
  </Icon>
);
