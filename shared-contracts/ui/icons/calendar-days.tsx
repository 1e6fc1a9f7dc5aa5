import { Icon, type IconProps } from '../icon.tsx';

export const CalendarDaysIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M8 2v3m8-3v3" />
    <rect width="18" height="18" x="3" y="3" rx="2" />
    <path d="M3 9h18M8 13h.01M12 13h.01M16 13h.01M8 17h.01M12 17h.01M16 17h.01" />
  </Icon>
);
