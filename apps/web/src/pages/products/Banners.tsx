import { useMessages } from '@mall/app/messages';
import type { ShopIndex } from '@mall/sdk';
import { Picture, Skeleton } from '@mall/ui';
import { Carousel } from '@mall/ui/carousel';
import { mallMessages } from '../../messages/zh-TW/mall';
import { BannerLink, BannerSlides, BannerText } from './Banners.styles';

export interface BannersProps {
  /** Undefined while loading. */
  readonly banners: ShopIndex['banners'] | undefined;
}

/** Splits a Chinese title so that it breaks only after punctuation, never within a word: 「柑橘季，」「整條巷子都香」. */
const clauses = (title: string): string[] => title.match(/[^，、：]+[，、：]?/g) ?? [title];

/** The shop's banners, scrolled by swiping or buttons. */
export function Banners({ banners }: BannersProps) {
  const t = useMessages(mallMessages);
  return (
    <BannerSlides>
      <Carousel label={t('Banners')} busy={!banners}>
        {banners?.map((banner, place) => (
          <BannerLink key={banner.id} href={banner.href}>
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
        )) ?? <Skeleton shape="box" ratio={16 / 7} />}
      </Carousel>
    </BannerSlides>
  );
}
