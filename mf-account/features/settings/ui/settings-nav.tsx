import {
  BellIcon,
  DownloadIcon,
  GlobeIcon,
  MessageCircleIcon,
  ShieldIcon,
  UserRoundIcon,
} from '@cairn/shared-contracts/icons';
import { useTranslation } from '@cairn/shared-contracts/remote/platform';
import { type ComponentType, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { SECTIONS, type Section } from '../model/sections.ts';
import { useCurrentSection } from '../model/use-current-section.ts';
import css from './settings-nav.module.css';

const ICONS: Readonly<Record<Section, ComponentType>> = {
  profile: UserRoundIcon,
  notifications: BellIcon,
  security: ShieldIcon,
  language: GlobeIcon,
  messengers: MessageCircleIcon,
  data: DownloadIcon,
};

/**
 * Beside the panels; a row of chips above them on phones. The router makes the way to a panel: it warns of blocked navigations
 * (unsaved-guard.tsx) that it did not make itself. So what a browser does with an anchor of its own is done here, too: the next Tab goes on
 * from the panel.
 */
export function SettingsNav() {
  const { t } = useTranslation('mf-account');
  const current = useCurrentSection();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const link = list.current?.querySelector<HTMLElement>(`[href$="#${current}"]`);
    // the row alone is moved: the page is being read
    list.current?.scrollTo?.({ left: (link?.offsetLeft ?? 0) - 16, behavior: 'smooth' });
  }, [current]);
  return (
    <nav aria-label={t('settings.title')} className={css.nav}>
      <ul ref={list} className={css.list}>
        {SECTIONS.map((section) => {
          const Icon = ICONS[section];
          return (
            <li key={section}>
              <Link
                to={{ hash: section }}
                className={css.link}
                aria-current={section === current ? 'true' : undefined}
                onClick={() => document.getElementById(section)?.focus({ preventScroll: true })}
              >
                <Icon />
                {t(`settings.${section}.title`)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
