// Components outside of a page speak English: what the shell provides on the site.
import { setI18n } from 'react-i18next';
import { createI18n } from '../i18n/create-i18n.ts';
import kit from '../ui/i18n/en-US.json' with { type: 'json' };

setI18n(createI18n('en-US', { kit }));
