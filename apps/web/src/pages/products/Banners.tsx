import type { ShopIndex } from '@mall/sdk';
import { IconButton, Picture, Skeleton } from '@mall/ui';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useMessages } from '../../messages/useMessages';
import { productMessages } from '../../messages/zh-TW/products';
import {
  BannerControls,
  BannerFrame,
  BannerLink,
  BannerRow,
  BannerText,
  Dot,
} from './Banners.styles';

export interface BannersProps {
  /** Undefined while loading. */
  readonly banners: ShopIndex['banners'] | undefined;
}

/** Splits a Chinese title so that it breaks only after punctuation, never within a word: 「柑橘季，」「整條巷子都香」. */
const clauses = (title: string): string[] => title.match(/[^，、：]+[，、：]?/g) ?? [title];

/**
 * Banners in a row that is swiped, or moved by buttons and dots (WCAG 2.5.7). It never moves by itself: what
 * moves while one reads has to be stopped first.
 */
export function Banners({ banners }: BannersProps) {
  const t = useMessages(productMessages);
  const row = useRef<HTMLUListElement>(null);
  const [at, setAt] = useState(0);
  const total = banners?.length ?? 0;

  const show = (place: number) => {
    const wanted = row.current?.children[place];
    if (!(wanted instanceof HTMLElement) || !row.current) return;
    row.current.scrollTo({ left: wanted.offsetLeft - row.current.offsetLeft });
    setAt(place);
  };
  const onScrollEnd = () => {
    const list = row.current;
    const step = list?.children[1] instanceof HTMLElement ? list.children[1].offsetLeft : 0;
    if (list && step > 0) setAt(Math.min(total - 1, Math.round(list.scrollLeft / step)));
  };

  return (
    <BannerFrame aria-label={t('Banners')}>
      <BannerRow ref={row} aria-busy={!banners} role="list" onScroll={onScrollEnd}>
        {banners?.map((banner, place) => (
          <li key={banner.id}>
            <BannerLink href={banner.href}>
              <Picture
                src={banner.img}
                alt=""
                ratio={16 / 7}
                eager={place === 0}
                sizes="(max-width: 767px) 88vw, (max-width: 1023px) 760px, 592px"
                mainColor={banner.color}
              />
              <BannerText>
                <strong>
                  {clauses(banner.title).map((clause) => (
                    <span key={clause}>{clause}</span>
                  ))}
                </strong>
                <small>{banner.text}</small>
              </BannerText>
            </BannerLink>
          </li>
        )) ?? (
          <li>
            <Skeleton shape="box" ratio={16 / 7} />
          </li>
        )}
      </BannerRow>
      <BannerControls>
        {total > 1 && (
          <>
            <IconButton
              label={t('Previous banner')}
              aria-disabled={at === 0}
              onClick={() => show(Math.max(at - 1, 0))}
            >
              <ChevronLeft />
            </IconButton>
            {banners?.map((banner, place) => (
              <Dot
                key={banner.id}
                type="button"
                aria-label={t('Banner {0} of {1}', place + 1, total)}
                aria-current={place === at || undefined}
                onClick={() => show(place)}
              />
            ))}
            <IconButton
              label={t('Next banner')}
              aria-disabled={at === total - 1}
              onClick={() => show(Math.min(at + 1, total - 1))}
            >
              <ChevronRight />
            </IconButton>
          </>
        )}
      </BannerControls>
    </BannerFrame>
  );
}
