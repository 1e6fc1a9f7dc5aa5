/** What people type as a login, made comparable: an e-mail in lower case or a phone as + and digits. */
export interface Login {
  kind: 'email' | 'phone';
  value: string;
}

export function parseLogin(typed: string): Login {
  const text = typed.trim();
  if (text.includes('@')) return { kind: 'email', value: text.toLowerCase() };
  return { kind: 'phone', value: `+${text.replaceAll(/\D/g, '')}` };
}
