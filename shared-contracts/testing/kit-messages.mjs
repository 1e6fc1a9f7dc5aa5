// Components outside of a page speak English: what the shell provides on the site.
import { createI18n } from '../i18n/create-i18n.ts';
import { setTextsOutside } from '../i18n/use-translation.ts';
import kit from '../ui/i18n/en-US.json' with { type: 'json' };

setTextsOutside(createI18n('en-US', { kit }));
