import type { HelpGroup, HelpRequestType } from '@cairn/shared-contracts/domain/help-requests';

/** no article may have this slug: it is the form's */
const WRITE_SLUG = 'write';
export const HELP_PATH = '/help-center';

export const articleHref = (slug: string): string => `${HELP_PATH}/${slug}`;
export const writeHref = (type?: HelpRequestType): string => `${HELP_PATH}/${WRITE_SLUG}${type ? `?type=${type}` : ''}`;
export const groupHref = (group: HelpGroup): string => `${writeHref()}?group=${group}`;
