/** The event of `content-visibility: auto`; TypeScript's own name for it is not in every version. */
type SkippedEvent = Event & { readonly skipped?: boolean };

/**
 * Where the browser stops laying out a part of the page (asleep.module.css), a transition in it stands still, and nobody hears of its end
 * before somebody comes near. React-aria waits for the ends of all transitions before it gives the focus back to who listens to the page
 * (runAfterTransition): it would do so never. What nobody sees is at its end at once.
 */
export function endUnseenTransitions(): void {
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({ target, skipped }: SkippedEvent) => {
      if (!skipped || !(target instanceof Element)) return;
      for (const one of target.getAnimations({ subtree: true })) if (one instanceof CSSTransition) one.finish();
    },
    true,
  );
}
