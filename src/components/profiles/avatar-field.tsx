import { PictureField } from "@/components/pictures/picture-field";
import { Avatar } from "@/components/ui/avatar";

interface AvatarFieldProps {
  userId: string;
  name: string;
  /** The URL of the picture; empty without one. */
  url: string;
  onChange: (url: string) => void;
}

/** The profile picture. */
export function AvatarField({ userId, name, ...props }: AvatarFieldProps) {
  return (
    <PictureField
      bucket="avatars"
      folder={userId}
      noun="Avatar"
      preview={<Avatar name={name} src={props.url} size="xl" />}
      {...props}
    />
  );
}
