import { createHash } from 'node:crypto';
import type { DeclineReason } from '@cairn/shared-contracts/domain/decline-reasons';
import { formatMoney } from '@cairn/shared-contracts/domain/money';
import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { Env } from '../../../platform/env.ts';
import { TEST_CARDS } from './cards.ts';
import type { SandboxOrder } from './orders.ts';

/** the bank's page of an order, as the payer's browser sees it: the site hands /api/* to this process without the prefix */
export const pageUrlOf = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, { system, id }: SandboxOrder): string =>
  `${PUBLIC_URL.replace(/\/$/, '')}/api/sandbox/pay/${system}/${id}`;

const NAMES: Readonly<Record<PaymentSystem, string>> = {
  stripe: 'Stripe',
  tbank: 'T-Bank',
  sberbank: 'Sberbank',
  moneta: 'MONETA',
};

const REFUSED: Readonly<Record<DeclineReason, string>> = {
  declined: 'Your card was declined.',
  insufficientFunds: 'Your card has insufficient funds.',
  expiredCard: 'Your card has expired.',
  wrongCvc: 'Your card’s security code is incorrect.',
  wrongNumber: 'Your card number is incorrect.',
  wrongExpiry: 'Your card’s expiration date is invalid.',
  notConfirmed: 'You did not confirm the payment.',
  bankBusy: 'An error occurred while processing your card. Try again in a little bit.',
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 27rem; margin: 2rem auto; padding: 0 1rem; }
  h1 { font-size: 1.5rem; margin: 0 0 .25rem; } h2 { font-size: 1rem; margin: 2rem 0 .25rem; }
  form { display: grid; gap: 1rem; margin: 1.5rem 0; } label { display: grid; gap: .25rem; font-weight: 600; }
  input, button { font: inherit; min-height: 48px; padding: 0 .75rem; border-radius: 8px; border: 1px solid GrayText; }
  button { font-weight: 600; background: #1b5e45; color: #fff; border: 0; cursor: pointer; }
  button.quiet { background: none; color: inherit; border: 1px solid GrayText; }
  :focus-visible { outline: 3px solid #6a9a2b; outline-offset: 2px; }
  [role=alert] { border: 2px solid #c4231b; border-radius: 8px; padding: .75rem; margin: 1rem 0; }
  code { white-space: nowrap; } ul { padding-left: 1.25rem; } a { color: inherit; display: inline-block; min-height: 44px; }
`;

/** its own style sheet and its own form are all that the page may use; the form's answer leads to the shop, whichever site that is */
export const hostedPolicy = ({ successUrl }: SandboxOrder): string =>
  [
    "default-src 'none'",
    `style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`,
    "base-uri 'none'",
    `form-action 'self' ${URL.canParse(successUrl) ? new URL(successUrl).origin : ''}`.trimEnd(),
    "frame-ancestors 'none'",
  ].join('; ');

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main>${body}</main></body></html>`;

const field = (name: string, label: string, autocomplete: string, mode: string): string =>
  `<label>${label}<input name="${name}" autocomplete="${autocomplete}" inputmode="${mode}" required></label>`;

const cardForm = (amount: string): string => `<form method="post">
${field('number', 'Card number', 'cc-number', 'numeric')}
${field('expiry', 'Valid until', 'cc-exp', 'text')}
${field('cvc', 'CVC', 'cc-csc', 'numeric')}
${field('name', 'Name on card', 'cc-name', 'text')}
<button>Pay ${amount}</button></form>
<h2>Test cards</h2><p>No real card is charged here: any date to come, any CVC.</p>
<ul>${TEST_CARDS.map(({ number, refused }) => `<li><code>${number}</code>: ${refused ? escapeHtml(REFUSED[refused]) : 'it is paid.'}</li>`).join('')}</ul>`;

const appForm = (amount: string): string => `<form method="post">
<button name="answer" value="yes">Confirm ${amount}</button>
<button name="answer" value="no" class="quiet">Refuse</button></form>`;

/** What the payer sees at the bank: its card form, or its app where a QR code has led. */
export function hostedPage(order: SandboxOrder): string {
  const amount = escapeHtml(formatMoney({ amount: order.amount, currency: order.currency.toUpperCase() }));
  const bank = `${NAMES[order.system]}, test ${order.method === 'sbp' ? 'app' : 'page'}`;
  const back = `<p><a href="${escapeHtml(order.failedUrl)}">Back without paying</a></p>`;
  if (order.status !== 'open') {
    const url = order.status === 'paid' ? order.successUrl : order.failedUrl;
    const said = order.status === 'paid' ? `${amount} paid` : 'This payment has expired';
    return page(bank, `<h1>${said}</h1><p>${bank}</p><p><a href="${escapeHtml(url)}">Back to the shop</a></p>`);
  }
  const refusal = order.refusal ? `<p role="alert">${escapeHtml(REFUSED[order.refusal])}</p>` : '';
  const form = order.method === 'sbp' ? appForm(amount) : cardForm(amount);
  return page(bank, `<h1>${amount}</h1><p>${bank}: ${escapeHtml(order.description)}</p>${refusal}${form}${back}`);
}
