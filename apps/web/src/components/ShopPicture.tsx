import { PictureLogo } from '@mall/ui';

/** The kit's picture of a shop's logo, in a chunk of its own. */
export default PictureLogo;
