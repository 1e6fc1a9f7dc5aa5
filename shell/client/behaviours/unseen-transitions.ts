/** The event of `content-visibility: auto`; TypeScript's own name for it is not in every version. */
type SkippedEvent = Event & { readonly skipped?: boolean };

/**
 * Where the browser stops laying out a part of the page (asleep.module.css), a transition in it stands still, and nobody hears of its end
 * before somebody comes near, not even when it is finished by hand. React-aria waits for the ends of all transitions before it gives the
 * focus back to who listens to the page (runAfterTransition): it would do so never. What nobody sees is at its end at once, and says so.
 */
export function endUnseenTransitions(): void {
  document.addEventListener(
    'contentvisibilityautostatechange',
    ({ target, skipped }: SkippedEvent) => {
      if (!skipped || !(target instanceof Element)) return;
      for (const one of target.getAnimations({ subtree: true })) if (one instanceof CSSTransition) end(one);
    },
    true,
  );
}

function end(transition: CSSTransition): void {
  const { effect, transitionProperty: propertyName } = transition;
  transition.finish();
  const moved = effect instanceof KeyframeEffect ? effect.target : null;
  moved?.dispatchEvent(new TransitionEvent('transitionend', { bubbles: true, propertyName }));
}
