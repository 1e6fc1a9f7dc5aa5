import { createHmac } from 'node:crypto';

/**
 * The checksum of Sberbank's callbacks: name;value; of all parameters in the order of their names, HMAC-SHA256 with the shop's key, in
 * capital letters. https://ecomtest.sberbank.ru/doc#tag/basicServices/Uvedomleniya-obratnogo-vyzova
 */
export function sberbankChecksum(parameters: Readonly<Record<string, string>>, key: string): string {
  const signed = Object.entries(parameters)
    .filter(([name]) => name !== 'checksum' && name !== 'sign_alias')
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name};${value};`)
    .join('');
  return createHmac('sha256', key).update(signed).digest('hex').toUpperCase();
}
