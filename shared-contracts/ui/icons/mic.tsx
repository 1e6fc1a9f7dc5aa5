import { Icon, type IconProps } from '../icon.tsx';

export const MicIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 19v3m7-12v2a7 7 0 0 1-14 0v-2" />
    <rect width="6" height="13" x="9" y="2" rx="3" />
  </Icon>
);
