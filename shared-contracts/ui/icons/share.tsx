import { Icon, type IconProps } from '../icon.tsx';

export const ShareIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 2v13m4-9l-4-4l-4 4m-4 6v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8" />
  </Icon>
);
