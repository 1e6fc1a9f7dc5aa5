import type { PaymentSystem } from '@cairn/shared-contracts/domain/site-defaults';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../platform/services.ts';
import { SANDBOX_PATH } from '../provider.ts';
import { SANDBOX_NOTICE, type SandboxEvent } from './bank.ts';
import { hostedRoutes } from './hosted.routes.ts';
import { monetaSandbox } from './moneta.routes.ts';
import { deliverNotice } from './notices.ts';
import { sberbankSandbox } from './sberbank.routes.ts';
import { stripeSandbox } from './stripe.routes.ts';
import { tbankSandbox } from './tbank.routes.ts';

const SANDBOXES: Readonly<Record<PaymentSystem, (app: FastifyInstance, services: Services) => void>> = {
  stripe: stripeSandbox,
  tbank: tbankSandbox,
  sberbank: sberbankSandbox,
  moneta: monetaSandbox,
};

/**
 * Payment systems to develop and demonstrate with: each speaks its real protocol over HTTP and checks signatures, and all share one
 * bank behind it. Only there while PAYMENT_PROVIDER is sandbox.
 */
export async function registerSandbox(app: FastifyInstance, services: Services): Promise<void> {
  if (services.env.PAYMENT_PROVIDER !== 'sandbox') return;
  services.outbox.handle<SandboxEvent>(SANDBOX_NOTICE, (event) => deliverNotice(services, event), { atOnce: 1 });
  await app.register(async (scope) => hostedRoutes(scope, services), { prefix: SANDBOX_PATH });
  for (const [system, speak] of Object.entries(SANDBOXES)) {
    await app.register(async (scope) => speak(scope, services), { prefix: `${SANDBOX_PATH}/${system}` });
  }
}
