import { Icon, type IconProps } from '../icon.tsx';

export const FaceAnnoyedIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M14 10h2m-8 0h2m-2 6h8" />
    <circle cx="12" cy="12" r="10" />
  </Icon>
);
