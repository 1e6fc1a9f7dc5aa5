/** For pages of mailed links: no address with a token goes out as a Referer. `no-referrer` would take the Origin from our own calls too. */
export const PrivateLink = () => <meta name="referrer" content="strict-origin" />;
