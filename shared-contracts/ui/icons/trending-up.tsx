import { Icon, type IconProps } from '../icon.tsx';

export const TrendingUpIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M16 7h6v6" />
    <path d="m22 7l-8.5 8.5l-5-5L2 17" />
  </Icon>
);
