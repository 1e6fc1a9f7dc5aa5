import { Icon, type IconProps } from '../icon.tsx';

export const PlusIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M5 12h14m-7-7v14" />
  </Icon>
);
