import { Icon, type IconProps } from '../icon.tsx';

export const ChevronLeftIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m15 18l-6-6l6-6" />
  </Icon>
);
