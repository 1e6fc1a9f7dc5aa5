import { Icon, type IconProps } from '../icon.tsx';

export const CreditCardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect width="20" height="14" x="2" y="5" rx="2" />
    <path d="M2 10h20M6 14h2" />
  </Icon>
);
