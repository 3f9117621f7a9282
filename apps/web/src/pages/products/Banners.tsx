import type { ShopIndex } from '@mall/sdk';
import { Picture, Skeleton } from '@mall/ui';
import { BannerLink, BannerRow, BannerText } from './Banners.styles';

export interface BannersProps {
  /** Undefined while loading. */
  readonly banners: ShopIndex['banners'] | undefined;
}

/** Splits a Chinese title so that it breaks only after punctuation, never within a word: 「柑橘季，」「整條巷子都香」. */
const clauses = (title: string): string[] => title.match(/[^，、：]+[，、：]?/g) ?? [title];

/** Banners: one large, the others beside it or, on a phone, in a horizontally scrolled row. */
export function Banners({ banners }: BannersProps) {
  return (
    <BannerRow aria-busy={!banners} role="list">
      {banners?.map((banner, at) => (
        <li key={banner.id}>
          <BannerLink href={banner.href}>
            <Picture
              src={banner.img}
              alt=""
              ratio={16 / 7}
              eager={at === 0}
              sizes="(max-width: 767px) 90vw, 800px"
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
  );
}
