/** Addresses that pass a page on, for the default share buttons of specification section 9. */
export function shareLinks(url: string, title: string): { source: 'facebook' | 'x' | 'email'; href: string }[] {
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return [
    { source: 'facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${address}` },
    { source: 'x', href: `https://x.com/intent/post?url=${address}&text=${words}` },
    { source: 'email', href: `mailto:?subject=${words}&body=${address}` },
  ];
}
