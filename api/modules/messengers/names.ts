/** source → what people call it */
export const MESSENGER_NAMES: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  vk: 'VK',
  whatsapp: 'WhatsApp',
};
