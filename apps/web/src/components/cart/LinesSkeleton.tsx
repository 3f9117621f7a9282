import { Skeleton, space, Stack } from '@mall/ui';
import { styled } from 'styled-components';

const Bones = styled.div`
  display: grid;
  grid-template-columns: clamp(72px, 20vw, 96px) minmax(0, 1fr);
  gap: ${space[3]};
  padding-block: ${space[4]};
`;

/** Placeholder for a cart's lines while they load. */
export function LinesSkeleton() {
  return (
    <div aria-busy>
      {[1, 2, 3].map((line) => (
        <Bones key={line}>
          <Skeleton shape="box" ratio={1} />
          <Stack gap={1}>
            <Skeleton width="70%" />
            <Skeleton width="30%" />
            <Skeleton shape="box" height={44} width={132} />
          </Stack>
        </Bones>
      ))}
    </div>
  );
}
