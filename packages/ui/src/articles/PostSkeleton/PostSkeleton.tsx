import { styled } from 'styled-components';
import { Skeleton } from '../../kit/Skeleton/Skeleton';
import { color } from '../../tokens/color';
import { radius, shadow } from '../../tokens/scale';

const Sheet = styled.div`
  display: grid;
  gap: 14px;
  padding: 16px;
  overflow: hidden;
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${shadow.sm};
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 44px 96px;
  align-items: center;
  gap: 12px;
`;

const Wide = styled.div`
  margin-inline: -16px;
`;

/** Placeholder for a post while it loads. */
export function PostSkeleton() {
  return (
    <Sheet aria-hidden>
      <Head>
        <Skeleton shape="circle" width={44} />
        <div>
          <Skeleton lines={2} />
        </div>
      </Head>
      <div>
        <Skeleton lines={3} />
      </div>
      <Wide>
        <Skeleton shape="box" ratio={4 / 3} />
      </Wide>
      <Skeleton width={160} />
    </Sheet>
  );
}
