import { createContext } from 'react';

/** of the page's Content-Security-Policy */
export const NonceContext = createContext('');
