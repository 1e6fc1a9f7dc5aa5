import { Icon, type IconProps } from '../icon.tsx';

export const CalendarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2v3m8-3v3" />
    <rect width="18" height="18" x="3" y="3" rx="2" />
    <path d="M3 9h18" />
  </Icon>
);
