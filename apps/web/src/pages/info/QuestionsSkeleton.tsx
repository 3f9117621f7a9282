import { Skeleton, Stack } from '@mall/ui';

/** A skeleton of the search and the collapsed questions. */
export const QuestionsSkeleton = () => (
  <Stack gap={4}>
    <Skeleton shape="box" height={48} />
    {[0, 1, 2].map((section) => (
      <Skeleton key={section} shape="box" height={280} />
    ))}
  </Stack>
);
