import * as z from 'zod/mini';

/** Contacts and messengers of specification §3 */
export const contacts = z.object({
  email: z.string(),
  phones: z.array(
    z.object({
      type: z.enum(['main', 'additional']),
      formatted_phone: z.string(),
      entity: z.optional(z.object({ id: z.number(), kind: z.enum(['country', 'city']) })),
    }),
  ),
  has_other_phones: z.boolean(),
  messengers: z.array(z.object({ source: z.string(), url: z.string() })),
});
export type Contacts = z.infer<typeof contacts>;

export const siteTokens = z.object({
  captcha_provider: z.number(),
  captcha_key: z.string(),
  hard_captcha_key: z.string(),
  invisible_captcha_provider: z.number(),
  invisible_captcha_key: z.string(),
  maps_provider: z.string(),
  maps_token: z.string(),
  maps_suggest_token: z.string(),
  send_tour_program_in_pdf_via_whatsapp: z.boolean(),
  main_auth_method: z.string(),
});

export const conversion = z.object({ result: z.number() });
export const countryByIp = z.object({
  result: z.nullable(z.object({ id: z.number(), iso_code: z.string(), name: z.string() })),
});
