import { arch, Picture } from '@mall/ui';
import { styled } from 'styled-components';

export interface CategoryPictureProps {
  readonly category: { readonly img: string | null; readonly color?: string | undefined };
}

const Arch = styled(Picture)`
  flex: none;
  width: 36px;
  border-radius: ${arch};
`;

/** The picture of a main category beside its name: an arched window if it has none. */
export const CategoryPicture = ({ category: { img, color } }: CategoryPictureProps) => (
  <Arch src={img} alt="" ratio={0.86} sizes="36px" mainColor={color} />
);
