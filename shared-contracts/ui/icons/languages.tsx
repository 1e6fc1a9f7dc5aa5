import { Icon, type IconProps } from '../icon.tsx';

export const LanguagesIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6" />
  </Icon>
);
