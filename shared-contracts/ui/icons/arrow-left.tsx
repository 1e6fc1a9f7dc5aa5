import { Icon, type IconProps } from '../icon.tsx';

export const ArrowLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 19l-7-7l7-7m7 7H5" />
  </Icon>
);
