export { bottomBar } from './bars/bottomBar';
export { BackButton, type BackButtonProps } from './BackButton/BackButton';
export { BottomBar, type BottomBarItem, type BottomBarProps } from './BottomBar/BottomBar';
export { Footer, type FooterProps } from './Footer/Footer';
export { Logo, type LogoProps } from './TopBar/Logo';
export { PictureLogo, type PictureLogoProps } from './TopBar/PictureLogo';
export { NavLink } from './TopBar/NavLink';
export { TopBar, type TopBarProps } from './TopBar/TopBar';
