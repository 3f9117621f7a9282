import { useMessages } from '@mall/app/messages';
import { useQuickLinks } from '@mall/hooks';
import { Picture, Skeleton } from '@mall/ui';
import { Strip, StripBone, StripLink } from './CategoryStrip.styles';
import { mallMessages } from '../../messages/zh-TW/mall';

/** The usual number of links. */
const USUAL = 10;

/** The shop's quick links, as a row of arched pictures. */
export function CategoryStrip() {
  const t = useMessages(mallMessages);
  const { data, status } = useQuickLinks();
  if (status === 'error') return null;
  return (
    <nav aria-label={t('Popular categories')}>
      <Strip role="list" aria-busy={!data} style={{ '--links': data?.length || USUAL }}>
        {data?.map((link) => (
          <li key={link.id}>
            <StripLink href={link.href}>
              <Picture src={link.img} alt="" ratio={0.86} sizes="108px" mainColor={link.color} />
              {link.name}
            </StripLink>
          </li>
        )) ??
          Array.from({ length: USUAL }, (_, at) => (
            // Not a number: a link with that id would reuse the element and move it.
            <li key={`bone-${at}`}>
              <StripBone>
                <Skeleton shape="box" ratio={0.86} />
                <Skeleton width="70%" />
              </StripBone>
            </li>
          ))}
      </Strip>
    </nav>
  );
}
