// Written by `npm run db:types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      alert_finds: {
        Row: {
          alert_id: string;
          doctor_id: string;
          found_at: string;
        };
        ComputedFields: never;
        Insert: {
          alert_id: string;
          doctor_id: string;
          found_at?: string;
        };
        Update: {
          alert_id?: string;
          doctor_id?: string;
          found_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "alert_finds_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alert_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "alert_finds_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alerts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "alert_finds_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      alerts: {
        Row: {
          created_at: string;
          doctor_id: string | null;
          id: string;
          latitude: number | null;
          longitude: number | null;
          member_id: string;
          place: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          doctor_id?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          member_id: string;
          place?: string | null;
        };
        Update: {
          created_at?: string;
          doctor_id?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          member_id?: string;
          place?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "alerts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "alerts_member_id_fkey";
            columns: ["member_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      answer_templates: {
        Row: {
          body: string;
          created_at: string;
          doctor_id: string;
          id: string;
          name: string;
        };
        ComputedFields: never;
        Insert: {
          body: string;
          created_at?: string;
          doctor_id: string;
          id?: string;
          name: string;
        };
        Update: {
          body?: string;
          created_at?: string;
          doctor_id?: string;
          id?: string;
          name?: string;
        };
        Relationships: [
          {
            foreignKeyName: "answer_templates_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      appeals: {
        Row: {
          appellant_id: string;
          content: string | null;
          created_at: string;
          decided_at: string | null;
          decided_by: string | null;
          decision_id: number;
          id: string;
          message: string;
          reason: string | null;
          status: Database["public"]["Enums"]["appeal_status"];
        };
        ComputedFields: never;
        Insert: {
          appellant_id: string;
          content?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_id: number;
          id?: string;
          message: string;
          reason?: string | null;
          status?: Database["public"]["Enums"]["appeal_status"];
        };
        Update: {
          appellant_id?: string;
          content?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_id?: number;
          id?: string;
          message?: string;
          reason?: string | null;
          status?: Database["public"]["Enums"]["appeal_status"];
        };
        Relationships: [
          {
            foreignKeyName: "appeals_appellant_id_fkey";
            columns: ["appellant_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "appeals_decided_by_fkey";
            columns: ["decided_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "appeals_decision_id_fkey";
            columns: ["decision_id"];
            isOneToOne: true;
            referencedRelation: "moderation_log";
            referencedColumns: ["id"];
          },
        ];
      };
      blocks: {
        Row: {
          blocked_id: string;
          blocker_id: string;
          created_at: string;
        };
        ComputedFields: never;
        Insert: {
          blocked_id: string;
          blocker_id?: string;
          created_at?: string;
        };
        Update: {
          blocked_id?: string;
          blocker_id?: string;
          created_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "blocks_blocked_id_fkey";
            columns: ["blocked_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "blocks_blocker_id_fkey";
            columns: ["blocker_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      case_notes: {
        Row: {
          author: string | null;
          body: string;
          case_id: string;
          created_at: string;
          id: string;
        };
        ComputedFields: never;
        Insert: {
          author?: string | null;
          body: string;
          case_id: string;
          created_at?: string;
          id?: string;
        };
        Update: {
          author?: string | null;
          body?: string;
          case_id?: string;
          created_at?: string;
          id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "case_notes_author_fkey";
            columns: ["author"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      claim_evidence: {
        Row: {
          claimant: string;
          created_at: string;
          decided_at: string | null;
          doctor_id: string;
          full_name: string | null;
          has_evidence: boolean;
          is_phone_public: boolean;
          message: string | null;
          npi: string | null;
          reason: string | null;
          role_at_practice: string | null;
          status: Database["public"]["Enums"]["claim_evidence_status"];
          version: number;
          work_email: string | null;
          work_email_proven_at: string | null;
          work_phone: string | null;
          approval_adds: string[] | null;
          compare_work_email: Database["public"]["Enums"]["domain_comparison"] | null;
          failed_checks: Database["public"]["Enums"]["failed_check"][] | null;
        };
        ComputedFields: "approval_adds" | "compare_work_email" | "failed_checks";
        Insert: {
          claimant: string;
          created_at?: string;
          decided_at?: string | null;
          doctor_id: string;
          full_name?: string | null;
          has_evidence?: never;
          is_phone_public?: boolean;
          message?: string | null;
          npi?: string | null;
          reason?: string | null;
          role_at_practice?: string | null;
          status?: Database["public"]["Enums"]["claim_evidence_status"];
          version?: number;
          work_email?: string | null;
          work_email_proven_at?: string | null;
          work_phone?: string | null;
        };
        Update: {
          claimant?: string;
          created_at?: string;
          decided_at?: string | null;
          doctor_id?: string;
          full_name?: string | null;
          has_evidence?: never;
          is_phone_public?: boolean;
          message?: string | null;
          npi?: string | null;
          reason?: string | null;
          role_at_practice?: string | null;
          status?: Database["public"]["Enums"]["claim_evidence_status"];
          version?: number;
          work_email?: string | null;
          work_email_proven_at?: string | null;
          work_phone?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "claim_evidence_claimant_fkey";
            columns: ["claimant"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "claim_evidence_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      clinicians: {
        Row: {
          accepting_new_patients: boolean | null;
          credentials: string | null;
          doctor_id: string;
          former_names: string[];
          gender: string | null;
          id: string;
          languages: string[];
          medicare_opt_out_until: string | null;
          name: string;
          npi: string | null;
          photo_url: string | null;
          position: number;
          practicing_since: number | null;
          specialty: string | null;
        };
        ComputedFields: never;
        Insert: {
          accepting_new_patients?: boolean | null;
          credentials?: string | null;
          doctor_id: string;
          former_names?: string[];
          gender?: string | null;
          id?: string;
          languages?: string[];
          medicare_opt_out_until?: string | null;
          name: string;
          npi?: string | null;
          photo_url?: string | null;
          position: number;
          practicing_since?: number | null;
          specialty?: string | null;
        };
        Update: {
          accepting_new_patients?: boolean | null;
          credentials?: string | null;
          doctor_id?: string;
          former_names?: string[];
          gender?: string | null;
          id?: string;
          languages?: string[];
          medicare_opt_out_until?: string | null;
          name?: string;
          npi?: string | null;
          photo_url?: string | null;
          position?: number;
          practicing_since?: number | null;
          specialty?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "clinicians_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      comment_likes: {
        Row: {
          comment_id: string;
          created_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          comment_id: string;
          created_at?: string;
          user_id?: string;
        };
        Update: {
          comment_id?: string;
          created_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "comment_likes_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "comment_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "comment_likes_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "post_comments";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "comment_likes_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      contact_messages: {
        Row: {
          created_at: string;
          email: string;
          id: string;
          language: string;
          message: string;
          name: string;
          settled_at: string | null;
          status: Database["public"]["Enums"]["contact_message_status"];
          subject: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          email: string;
          id?: string;
          language?: string;
          message: string;
          name: string;
          settled_at?: string | null;
          status?: Database["public"]["Enums"]["contact_message_status"];
          subject: string;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: string;
          language?: string;
          message?: string;
          name?: string;
          settled_at?: string | null;
          status?: Database["public"]["Enums"]["contact_message_status"];
          subject?: string;
        };
        Relationships: [];
      };
      contact_replies: {
        Row: {
          author_id: string | null;
          body: string;
          created_at: string;
          id: string;
          message_id: string;
        };
        ComputedFields: never;
        Insert: {
          author_id?: string | null;
          body: string;
          created_at?: string;
          id: string;
          message_id: string;
        };
        Update: {
          author_id?: string | null;
          body?: string;
          created_at?: string;
          id?: string;
          message_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "contact_replies_author_id_fkey";
            columns: ["author_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "contact_replies_message_id_fkey";
            columns: ["message_id"];
            isOneToOne: false;
            referencedRelation: "contact_messages";
            referencedColumns: ["id"];
          },
        ];
      };
      content_versions: {
        Row: {
          comment_id: string | null;
          content: string;
          id: string;
          is_public: boolean;
          post_id: string | null;
          written_at: string;
        };
        ComputedFields: never;
        Insert: {
          comment_id?: string | null;
          content: string;
          id?: string;
          is_public: boolean;
          post_id?: string | null;
          written_at: string;
        };
        Update: {
          comment_id?: string | null;
          content?: string;
          id?: string;
          is_public?: boolean;
          post_id?: string | null;
          written_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: "content_versions_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "comment_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "content_versions_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "post_comments";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "content_versions_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "content_versions_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "content_versions_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
        ];
      };
      doctors: {
        Row: {
          accepting_new_patients: boolean | null;
          address_city: string;
          address_state: string;
          address_street: string | null;
          address_zip: string;
          announced_prices: Json | null;
          bio: string | null;
          booking_url: string | null;
          claim_status: Database["public"]["Enums"]["claim_status"];
          claimed_by: string | null;
          closes_on: string | null;
          confirmed_at: string | null;
          couple_price: number | null;
          created_at: string;
          credentials: string | null;
          employer_from: number | null;
          employer_price: number | null;
          enrollment_fee: number | null;
          enrollment_per_person: boolean | null;
          enrollment_url: string | null;
          extra_child_price: number | null;
          family_cap: number | null;
          family_cap_note: string | null;
          fax: string | null;
          former_clinicians: NonNullable<Json>;
          former_names: string[];
          free_meeting: boolean | null;
          gallery: NonNullable<Json>;
          home_visit_miles: number | null;
          hours_confirmed_at: string | null;
          id: string;
          import_batch_id: string | null;
          languages: string[];
          latitude: number | null;
          leaving_fee: number | null;
          longitude: number | null;
          medicare_opt_out: boolean | null;
          membership_levels: string[];
          merged_into: string | null;
          model: string | null;
          monthly_price: number | null;
          notice_days: number | null;
          npi: string | null;
          opened_year: number | null;
          owned_since: string | null;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          panel_confirmed_at: string | null;
          patient_ages: string | null;
          phone: string | null;
          phone_confirmed_at: string | null;
          photo_url: string | null;
          practice_name: string;
          prices_confirmed_at: string | null;
          rejection_count: number;
          rejoin_fee: number | null;
          social_urls: string[];
          specialty: string | null;
          state_statement: string | null;
          status: Database["public"]["Enums"]["listing_status"];
          status_reason: string | null;
          student_price: number | null;
          submitted_by: string | null;
          telehealth_only: boolean;
          telehealth_states: string[];
          updated_at: string;
          user_id: string | null;
          verified: boolean;
          version: number;
          visit_fee: number | null;
          website: string | null;
          yearly_price: number | null;
          accepts_requests: boolean | null;
        };
        ComputedFields: "accepts_requests";
        Insert: {
          accepting_new_patients?: boolean | null;
          address_city: string;
          address_state: string;
          address_street?: string | null;
          address_zip: string;
          announced_prices?: Json | null;
          bio?: string | null;
          booking_url?: string | null;
          claim_status?: Database["public"]["Enums"]["claim_status"];
          claimed_by?: string | null;
          closes_on?: string | null;
          confirmed_at?: never;
          couple_price?: number | null;
          created_at?: string;
          credentials?: string | null;
          employer_from?: number | null;
          employer_price?: number | null;
          enrollment_fee?: number | null;
          enrollment_per_person?: boolean | null;
          enrollment_url?: string | null;
          extra_child_price?: number | null;
          family_cap?: number | null;
          family_cap_note?: string | null;
          fax?: string | null;
          former_clinicians?: NonNullable<Json>;
          former_names?: string[];
          free_meeting?: boolean | null;
          gallery?: NonNullable<Json>;
          home_visit_miles?: number | null;
          hours_confirmed_at?: string | null;
          id?: string;
          import_batch_id?: string | null;
          languages?: string[];
          latitude?: number | null;
          leaving_fee?: number | null;
          longitude?: number | null;
          medicare_opt_out?: boolean | null;
          membership_levels?: string[];
          merged_into?: string | null;
          model?: string | null;
          monthly_price?: number | null;
          notice_days?: number | null;
          npi?: string | null;
          opened_year?: number | null;
          owned_since?: string | null;
          ownership?: never;
          panel_confirmed_at?: string | null;
          patient_ages?: string | null;
          phone?: string | null;
          phone_confirmed_at?: string | null;
          photo_url?: string | null;
          practice_name: string;
          prices_confirmed_at?: string | null;
          rejection_count?: number;
          rejoin_fee?: number | null;
          social_urls?: string[];
          specialty?: string | null;
          state_statement?: string | null;
          status?: Database["public"]["Enums"]["listing_status"];
          status_reason?: string | null;
          student_price?: number | null;
          submitted_by?: string | null;
          telehealth_only?: boolean;
          telehealth_states?: string[];
          updated_at?: string;
          user_id?: string | null;
          verified?: never;
          version?: number;
          visit_fee?: number | null;
          website?: string | null;
          yearly_price?: number | null;
        };
        Update: {
          accepting_new_patients?: boolean | null;
          address_city?: string;
          address_state?: string;
          address_street?: string | null;
          address_zip?: string;
          announced_prices?: Json | null;
          bio?: string | null;
          booking_url?: string | null;
          claim_status?: Database["public"]["Enums"]["claim_status"];
          claimed_by?: string | null;
          closes_on?: string | null;
          confirmed_at?: never;
          couple_price?: number | null;
          created_at?: string;
          credentials?: string | null;
          employer_from?: number | null;
          employer_price?: number | null;
          enrollment_fee?: number | null;
          enrollment_per_person?: boolean | null;
          enrollment_url?: string | null;
          extra_child_price?: number | null;
          family_cap?: number | null;
          family_cap_note?: string | null;
          fax?: string | null;
          former_clinicians?: NonNullable<Json>;
          former_names?: string[];
          free_meeting?: boolean | null;
          gallery?: NonNullable<Json>;
          home_visit_miles?: number | null;
          hours_confirmed_at?: string | null;
          id?: string;
          import_batch_id?: string | null;
          languages?: string[];
          latitude?: number | null;
          leaving_fee?: number | null;
          longitude?: number | null;
          medicare_opt_out?: boolean | null;
          membership_levels?: string[];
          merged_into?: string | null;
          model?: string | null;
          monthly_price?: number | null;
          notice_days?: number | null;
          npi?: string | null;
          opened_year?: number | null;
          owned_since?: string | null;
          ownership?: never;
          panel_confirmed_at?: string | null;
          patient_ages?: string | null;
          phone?: string | null;
          phone_confirmed_at?: string | null;
          photo_url?: string | null;
          practice_name?: string;
          prices_confirmed_at?: string | null;
          rejection_count?: number;
          rejoin_fee?: number | null;
          social_urls?: string[];
          specialty?: string | null;
          state_statement?: string | null;
          status?: Database["public"]["Enums"]["listing_status"];
          status_reason?: string | null;
          student_price?: number | null;
          submitted_by?: string | null;
          telehealth_only?: boolean;
          telehealth_states?: string[];
          updated_at?: string;
          user_id?: string | null;
          verified?: never;
          version?: number;
          visit_fee?: number | null;
          website?: string | null;
          yearly_price?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: "doctors_claimed_by_fkey";
            columns: ["claimed_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "doctors_import_batch_id_fkey";
            columns: ["import_batch_id"];
            isOneToOne: false;
            referencedRelation: "import_batches";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "doctors_merged_into_fkey";
            columns: ["merged_into"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "doctors_submitted_by_fkey";
            columns: ["submitted_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "doctors_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      import_batches: {
        Row: {
          actor: string | null;
          counts: NonNullable<Json>;
          created_at: string;
          file_name: string;
          id: string;
          mode: Database["public"]["Enums"]["import_mode"];
          undone_at: string | null;
          undone_by: string | null;
          undone_counts: NonNullable<Json>;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          counts?: NonNullable<Json>;
          created_at?: string;
          file_name: string;
          id: string;
          mode: Database["public"]["Enums"]["import_mode"];
          undone_at?: string | null;
          undone_by?: string | null;
          undone_counts?: NonNullable<Json>;
        };
        Update: {
          actor?: string | null;
          counts?: NonNullable<Json>;
          created_at?: string;
          file_name?: string;
          id?: string;
          mode?: Database["public"]["Enums"]["import_mode"];
          undone_at?: string | null;
          undone_by?: string | null;
          undone_counts?: NonNullable<Json>;
        };
        Relationships: [
          {
            foreignKeyName: "import_batches_actor_fkey";
            columns: ["actor"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "import_batches_undone_by_fkey";
            columns: ["undone_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_activity: {
        Row: {
          amount: number;
          day: string;
          doctor_id: string;
          kind: Database["public"]["Enums"]["activity_kind"];
        };
        ComputedFields: never;
        Insert: {
          amount: number;
          day?: string;
          doctor_id: string;
          kind: Database["public"]["Enums"]["activity_kind"];
        };
        Update: {
          amount?: number;
          day?: string;
          doctor_id?: string;
          kind?: Database["public"]["Enums"]["activity_kind"];
        };
        Relationships: [
          {
            foreignKeyName: "listing_activity_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_changes: {
        Row: {
          answer: string | null;
          author: string | null;
          created_at: string;
          decided_at: string | null;
          doctor_id: string;
          id: string;
          is_by_others: boolean;
          proposed: NonNullable<Json>;
          reason: string | null;
          status: Database["public"]["Enums"]["listing_change_status"];
          version: number;
        };
        ComputedFields: never;
        Insert: {
          answer?: string | null;
          author?: string | null;
          created_at?: string;
          decided_at?: string | null;
          doctor_id: string;
          id?: string;
          is_by_others?: boolean;
          proposed: NonNullable<Json>;
          reason?: string | null;
          status?: Database["public"]["Enums"]["listing_change_status"];
          version?: number;
        };
        Update: {
          answer?: string | null;
          author?: string | null;
          created_at?: string;
          decided_at?: string | null;
          doctor_id?: string;
          id?: string;
          is_by_others?: boolean;
          proposed?: NonNullable<Json>;
          reason?: string | null;
          status?: Database["public"]["Enums"]["listing_change_status"];
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "listing_changes_author_fkey";
            columns: ["author"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_changes_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_corrections: {
        Row: {
          author: string | null;
          created_at: string;
          current_value: string | null;
          decided_at: string | null;
          decided_by: string | null;
          decision_note: string | null;
          doctor_id: string;
          field: string;
          id: string;
          note: string | null;
          proposed_value: string;
          status: Database["public"]["Enums"]["correction_status"];
        };
        ComputedFields: never;
        Insert: {
          author?: string | null;
          created_at?: string;
          current_value?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string | null;
          doctor_id: string;
          field: string;
          id?: string;
          note?: string | null;
          proposed_value: string;
          status?: Database["public"]["Enums"]["correction_status"];
        };
        Update: {
          author?: string | null;
          created_at?: string;
          current_value?: string | null;
          decided_at?: string | null;
          decided_by?: string | null;
          decision_note?: string | null;
          doctor_id?: string;
          field?: string;
          id?: string;
          note?: string | null;
          proposed_value?: string;
          status?: Database["public"]["Enums"]["correction_status"];
        };
        Relationships: [
          {
            foreignKeyName: "listing_corrections_author_fkey";
            columns: ["author"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_corrections_decided_by_fkey";
            columns: ["decided_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_corrections_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      listing_services: {
        Row: {
          coverage: Database["public"]["Enums"]["service_coverage"];
          doctor_id: string;
          note: string | null;
          price: number | null;
          service: string;
        };
        ComputedFields: never;
        Insert: {
          coverage: Database["public"]["Enums"]["service_coverage"];
          doctor_id: string;
          note?: string | null;
          price?: number | null;
          service: string;
        };
        Update: {
          coverage?: Database["public"]["Enums"]["service_coverage"];
          doctor_id?: string;
          note?: string | null;
          price?: number | null;
          service?: string;
        };
        Relationships: [
          {
            foreignKeyName: "listing_services_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_services_service_fkey";
            columns: ["service"];
            isOneToOne: false;
            referencedRelation: "services";
            referencedColumns: ["name"];
          },
        ];
      };
      listing_versions: {
        Row: {
          action: string;
          actor: string | null;
          at: string;
          changes: NonNullable<Json>;
          doctor_id: string;
          id: number;
          reason: string | null;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor?: string | null;
          at?: string;
          changes: NonNullable<Json>;
          doctor_id: string;
          id?: never;
          reason?: string | null;
          version: number;
        };
        Update: {
          action?: string;
          actor?: string | null;
          at?: string;
          changes?: NonNullable<Json>;
          doctor_id?: string;
          id?: never;
          reason?: string | null;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: "listing_versions_actor_fkey";
            columns: ["actor"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "listing_versions_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      member_follows: {
        Row: {
          created_at: string;
          followed_id: string;
          follower_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          followed_id: string;
          follower_id?: string;
        };
        Update: {
          created_at?: string;
          followed_id?: string;
          follower_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "member_follows_followed_id_fkey";
            columns: ["followed_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "member_follows_follower_id_fkey";
            columns: ["follower_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      membership_tiers: {
        Row: {
          doctor_id: string;
          id: string;
          label: string;
          max_age: number | null;
          min_age: number;
          monthly_price: number;
        };
        ComputedFields: never;
        Insert: {
          doctor_id: string;
          id?: string;
          label: string;
          max_age?: number | null;
          min_age: number;
          monthly_price: number;
        };
        Update: {
          doctor_id?: string;
          id?: string;
          label?: string;
          max_age?: number | null;
          min_age?: number;
          monthly_price?: number;
        };
        Relationships: [
          {
            foreignKeyName: "membership_tiers_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      moderation_log: {
        Row: {
          actor: string | null;
          at: string;
          event: Database["public"]["Enums"]["event_code"];
          id: number;
          is_automatic: boolean;
          reason: string | null;
          seen: Json | null;
          subject: string | null;
          target_id: string;
          target_table: string;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          at?: string;
          event: Database["public"]["Enums"]["event_code"];
          id?: never;
          is_automatic?: boolean;
          reason?: string | null;
          seen?: Json | null;
          subject?: string | null;
          target_id: string;
          target_table: string;
        };
        Update: {
          actor?: string | null;
          at?: string;
          event?: Database["public"]["Enums"]["event_code"];
          id?: never;
          is_automatic?: boolean;
          reason?: string | null;
          seen?: Json | null;
          subject?: string | null;
          target_id?: string;
          target_table?: string;
        };
        Relationships: [
          {
            foreignKeyName: "moderation_log_actor_fkey";
            columns: ["actor"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      notification_actors: {
        Row: {
          actor_id: string;
          at: string;
          notification_id: string;
        };
        ComputedFields: never;
        Insert: {
          actor_id: string;
          at?: string;
          notification_id: string;
        };
        Update: {
          actor_id?: string;
          at?: string;
          notification_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "notification_actors_actor_id_fkey";
            columns: ["actor_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notification_actors_notification_id_fkey";
            columns: ["notification_id"];
            isOneToOne: false;
            referencedRelation: "notification_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notification_actors_notification_id_fkey";
            columns: ["notification_id"];
            isOneToOne: false;
            referencedRelation: "notifications";
            referencedColumns: ["id"];
          },
        ];
      };
      notification_preferences: {
        Row: {
          digest_zip: string | null;
          followed_topics: string[];
          language: string;
          member_id: string;
          muted_email_topics: Database["public"]["Enums"]["email_topic"][];
          suppressed_because: string | null;
          suppressed_email: string | null;
        };
        ComputedFields: never;
        Insert: {
          digest_zip?: string | null;
          followed_topics?: string[];
          language?: string;
          member_id?: string;
          muted_email_topics?: Database["public"]["Enums"]["email_topic"][];
          suppressed_because?: string | null;
          suppressed_email?: string | null;
        };
        Update: {
          digest_zip?: string | null;
          followed_topics?: string[];
          language?: string;
          member_id?: string;
          muted_email_topics?: Database["public"]["Enums"]["email_topic"][];
          suppressed_because?: string | null;
          suppressed_email?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "notification_preferences_digest_zip_fkey";
            columns: ["digest_zip"];
            isOneToOne: false;
            referencedRelation: "zip_codes";
            referencedColumns: ["zip"];
          },
          {
            foreignKeyName: "notification_preferences_member_id_fkey";
            columns: ["member_id"];
            isOneToOne: true;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      notifications: {
        Row: {
          alert_id: string | null;
          appealed: Database["public"]["Enums"]["event_code"] | null;
          changes: Json | null;
          comment_id: string | null;
          doctor_id: string | null;
          event: Database["public"]["Enums"]["event_code"];
          found_count: number | null;
          id: string;
          note: string | null;
          post_id: string | null;
          read_at: string | null;
          request_id: string | null;
          updated_at: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          alert_id?: string | null;
          appealed?: Database["public"]["Enums"]["event_code"] | null;
          changes?: Json | null;
          comment_id?: string | null;
          doctor_id?: string | null;
          event: Database["public"]["Enums"]["event_code"];
          found_count?: number | null;
          id?: string;
          note?: string | null;
          post_id?: string | null;
          read_at?: string | null;
          request_id?: string | null;
          updated_at?: string;
          user_id: string;
        };
        Update: {
          alert_id?: string | null;
          appealed?: Database["public"]["Enums"]["event_code"] | null;
          changes?: Json | null;
          comment_id?: string | null;
          doctor_id?: string | null;
          event?: Database["public"]["Enums"]["event_code"];
          found_count?: number | null;
          id?: string;
          note?: string | null;
          post_id?: string | null;
          read_at?: string | null;
          request_id?: string | null;
          updated_at?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "notifications_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alert_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alerts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "comment_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "post_comments";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_request_id_fkey";
            columns: ["request_id"];
            isOneToOne: false;
            referencedRelation: "practice_requests";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      offices: {
        Row: {
          address_city: string | null;
          address_state: string | null;
          address_street: string | null;
          address_zip: string | null;
          by_appointment: boolean;
          doctor_id: string;
          hours: NonNullable<Json>;
          hours_note: string | null;
          id: string;
          latitude: number | null;
          longitude: number | null;
          name: string | null;
          parking: string | null;
          phone: string | null;
          position: number;
          special_hours: NonNullable<Json>;
          step_free: boolean | null;
          time_zone: string;
          transit: string | null;
        };
        ComputedFields: never;
        Insert: {
          address_city?: string | null;
          address_state?: string | null;
          address_street?: string | null;
          address_zip?: string | null;
          by_appointment?: boolean;
          doctor_id: string;
          hours?: NonNullable<Json>;
          hours_note?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          name?: string | null;
          parking?: string | null;
          phone?: string | null;
          position: number;
          special_hours?: NonNullable<Json>;
          step_free?: boolean | null;
          time_zone: string;
          transit?: string | null;
        };
        Update: {
          address_city?: string | null;
          address_state?: string | null;
          address_street?: string | null;
          address_zip?: string | null;
          by_appointment?: boolean;
          doctor_id?: string;
          hours?: NonNullable<Json>;
          hours_note?: string | null;
          id?: string;
          latitude?: number | null;
          longitude?: number | null;
          name?: string | null;
          parking?: string | null;
          phone?: string | null;
          position?: number;
          special_hours?: NonNullable<Json>;
          step_free?: boolean | null;
          time_zone?: string;
          transit?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "offices_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      post_bookmarks: {
        Row: {
          created_at: string;
          post_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          post_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          post_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "post_bookmarks_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_bookmarks_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_bookmarks_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_bookmarks_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      post_comments: {
        Row: {
          content: string;
          created_at: string;
          deleted_at: string | null;
          edited_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_answer: boolean;
          is_hidden_with_author: boolean;
          like_count: number;
          post_id: string;
          removed_at: string | null;
          reply_to: string | null;
          reply_to_at: string | null;
          user_id: string;
          version: number;
          words: unknown;
        };
        ComputedFields: never;
        Insert: {
          content: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          hidden_at?: string | null;
          hidden_reason?: string | null;
          id?: string;
          is_answer?: boolean;
          is_hidden_with_author?: boolean;
          like_count?: number;
          post_id: string;
          removed_at?: string | null;
          reply_to?: string | null;
          reply_to_at?: string | null;
          user_id?: string;
          version?: number;
          words?: never;
        };
        Update: {
          content?: string;
          created_at?: string;
          deleted_at?: string | null;
          edited_at?: string | null;
          hidden_at?: string | null;
          hidden_reason?: string | null;
          id?: string;
          is_answer?: boolean;
          is_hidden_with_author?: boolean;
          like_count?: number;
          post_id?: string;
          removed_at?: string | null;
          reply_to?: string | null;
          reply_to_at?: string | null;
          user_id?: string;
          version?: number;
          words?: never;
        };
        Relationships: [
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      post_follows: {
        Row: {
          created_at: string;
          post_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          post_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          post_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "post_follows_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_follows_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_follows_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_follows_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      post_likes: {
        Row: {
          created_at: string;
          post_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          post_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          post_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "post_likes_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_likes_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_likes_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_likes_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      post_shares: {
        Row: {
          created_at: string;
          post_id: string;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          post_id: string;
          user_id?: string;
        };
        Update: {
          created_at?: string;
          post_id?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "post_shares_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_shares_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_shares_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_shares_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      posts: {
        Row: {
          affiliated: boolean;
          answer_id: string | null;
          comment_count: number;
          content: string;
          created_at: string;
          deleted_at: string | null;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_hidden_with_author: boolean;
          joined_month: number | null;
          joined_year: number | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          monthly_cost: number | null;
          removed_at: string | null;
          share_count: number;
          state: string | null;
          still_member_at: string | null;
          topic: string | null;
          unfeatured_at: string | null;
          user_id: string;
          version: number;
          words: unknown;
        };
        ComputedFields: never;
        Insert: {
          affiliated?: boolean;
          answer_id?: string | null;
          comment_count?: number;
          content: string;
          created_at?: string;
          deleted_at?: string | null;
          doctor_id?: string | null;
          edited_at?: string | null;
          featured_at?: string | null;
          hidden_at?: string | null;
          hidden_reason?: string | null;
          id?: string;
          is_hidden_with_author?: boolean;
          joined_month?: number | null;
          joined_year?: number | null;
          kind?: Database["public"]["Enums"]["post_kind"];
          like_count?: number;
          monthly_cost?: number | null;
          removed_at?: string | null;
          share_count?: number;
          state?: string | null;
          still_member_at?: string | null;
          topic?: string | null;
          unfeatured_at?: string | null;
          user_id?: string;
          version?: number;
          words?: never;
        };
        Update: {
          affiliated?: boolean;
          answer_id?: string | null;
          comment_count?: number;
          content?: string;
          created_at?: string;
          deleted_at?: string | null;
          doctor_id?: string | null;
          edited_at?: string | null;
          featured_at?: string | null;
          hidden_at?: string | null;
          hidden_reason?: string | null;
          id?: string;
          is_hidden_with_author?: boolean;
          joined_month?: number | null;
          joined_year?: number | null;
          kind?: Database["public"]["Enums"]["post_kind"];
          like_count?: number;
          monthly_cost?: number | null;
          removed_at?: string | null;
          share_count?: number;
          state?: string | null;
          still_member_at?: string | null;
          topic?: string | null;
          unfeatured_at?: string | null;
          user_id?: string;
          version?: number;
          words?: never;
        };
        Relationships: [
          {
            foreignKeyName: "posts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "posts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      practice_invitations: {
        Row: {
          closed_at: string | null;
          created_at: string;
          doctor_id: string;
          email: string | null;
          expires_at: string;
          id: string;
          invited_by: string;
          role: Database["public"]["Enums"]["practice_role"];
          status: Database["public"]["Enums"]["invitation_status"];
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          created_at?: string;
          doctor_id: string;
          email?: string | null;
          expires_at?: string;
          id?: string;
          invited_by: string;
          role: Database["public"]["Enums"]["practice_role"];
          status?: Database["public"]["Enums"]["invitation_status"];
          user_id?: string | null;
        };
        Update: {
          closed_at?: string | null;
          created_at?: string;
          doctor_id?: string;
          email?: string | null;
          expires_at?: string;
          id?: string;
          invited_by?: string;
          role?: Database["public"]["Enums"]["practice_role"];
          status?: Database["public"]["Enums"]["invitation_status"];
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "practice_invitations_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "practice_invitations_invited_by_fkey";
            columns: ["invited_by"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "practice_invitations_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      practice_members: {
        Row: {
          created_at: string;
          doctor_id: string;
          role: Database["public"]["Enums"]["practice_role"];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          doctor_id: string;
          role: Database["public"]["Enums"]["practice_role"];
          user_id: string;
        };
        Update: {
          created_at?: string;
          doctor_id?: string;
          role?: Database["public"]["Enums"]["practice_role"];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "practice_members_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "practice_members_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      practice_requests: {
        Row: {
          ages: number[];
          closed_at: string | null;
          contact_method: Database["public"]["Enums"]["contact_method"];
          created_at: string;
          doctor_id: string;
          for_waitlist: boolean;
          id: string;
          kind: Database["public"]["Enums"]["request_kind"];
          language: string;
          phone: string | null;
          plan: string | null;
          practice_name: string;
          preferred_times: string | null;
          questions: Database["public"]["Enums"]["request_question"][];
          reply: string | null;
          requested_for: Database["public"]["Enums"]["requested_for"];
          starts_on: string | null;
          status: Database["public"]["Enums"]["request_status"];
          updated_at: string;
          user_id: string;
          waiting_since: string | null;
        };
        ComputedFields: never;
        Insert: {
          ages?: number[];
          closed_at?: string | null;
          contact_method?: Database["public"]["Enums"]["contact_method"];
          created_at?: string;
          doctor_id: string;
          for_waitlist?: boolean;
          id?: string;
          kind: Database["public"]["Enums"]["request_kind"];
          language?: string;
          phone?: string | null;
          plan?: string | null;
          practice_name?: string;
          preferred_times?: string | null;
          questions?: Database["public"]["Enums"]["request_question"][];
          reply?: string | null;
          requested_for?: Database["public"]["Enums"]["requested_for"];
          starts_on?: string | null;
          status?: Database["public"]["Enums"]["request_status"];
          updated_at?: string;
          user_id?: string;
          waiting_since?: string | null;
        };
        Update: {
          ages?: number[];
          closed_at?: string | null;
          contact_method?: Database["public"]["Enums"]["contact_method"];
          created_at?: string;
          doctor_id?: string;
          for_waitlist?: boolean;
          id?: string;
          kind?: Database["public"]["Enums"]["request_kind"];
          language?: string;
          phone?: string | null;
          plan?: string | null;
          practice_name?: string;
          preferred_times?: string | null;
          questions?: Database["public"]["Enums"]["request_question"][];
          reply?: string | null;
          requested_for?: Database["public"]["Enums"]["requested_for"];
          starts_on?: string | null;
          status?: Database["public"]["Enums"]["request_status"];
          updated_at?: string;
          user_id?: string;
          waiting_since?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: "practice_requests_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "practice_requests_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      profiles: {
        Row: {
          avatar_url: string | null;
          bio: string | null;
          created_at: string;
          email: string | null;
          full_name: string | null;
          id: string;
          is_hidden: boolean;
          location: string | null;
          phone: string | null;
          publishes_email: boolean;
          updated_at: string;
          website: string | null;
        };
        ComputedFields: never;
        Insert: {
          avatar_url?: string | null;
          bio?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id: string;
          is_hidden?: boolean;
          location?: string | null;
          phone?: string | null;
          publishes_email?: boolean;
          updated_at?: string;
          website?: string | null;
        };
        Update: {
          avatar_url?: string | null;
          bio?: string | null;
          created_at?: string;
          email?: string | null;
          full_name?: string | null;
          id?: string;
          is_hidden?: boolean;
          location?: string | null;
          phone?: string | null;
          publishes_email?: boolean;
          updated_at?: string;
          website?: string | null;
        };
        Relationships: [];
      };
      removal_requests: {
        Row: {
          address_city: string;
          address_state: string;
          address_zip: string;
          confirmed_at: string | null;
          created_at: string;
          decided_at: string | null;
          decision_reason: string | null;
          doctor_id: string | null;
          email: string;
          id: string;
          language: string;
          npi: string | null;
          physician_name: string | null;
          practice_name: string;
          reason: string | null;
          relation: Database["public"]["Enums"]["removal_relation"];
          removed_from: string[];
          requester_name: string;
          status: Database["public"]["Enums"]["removal_status"];
          subject: Database["public"]["Enums"]["removal_subject"];
        };
        ComputedFields: never;
        Insert: {
          address_city: string;
          address_state: string;
          address_zip: string;
          confirmed_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decision_reason?: string | null;
          doctor_id?: string | null;
          email: string;
          id?: string;
          language?: string;
          npi?: string | null;
          physician_name?: string | null;
          practice_name: string;
          reason?: string | null;
          relation: Database["public"]["Enums"]["removal_relation"];
          removed_from?: string[];
          requester_name: string;
          status?: Database["public"]["Enums"]["removal_status"];
          subject: Database["public"]["Enums"]["removal_subject"];
        };
        Update: {
          address_city?: string;
          address_state?: string;
          address_zip?: string;
          confirmed_at?: string | null;
          created_at?: string;
          decided_at?: string | null;
          decision_reason?: string | null;
          doctor_id?: string | null;
          email?: string;
          id?: string;
          language?: string;
          npi?: string | null;
          physician_name?: string | null;
          practice_name?: string;
          reason?: string | null;
          relation?: Database["public"]["Enums"]["removal_relation"];
          removed_from?: string[];
          requester_name?: string;
          status?: Database["public"]["Enums"]["removal_status"];
          subject?: Database["public"]["Enums"]["removal_subject"];
        };
        Relationships: [
          {
            foreignKeyName: "removal_requests_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      reports: {
        Row: {
          closed_at: string | null;
          comment_id: string | null;
          created_at: string;
          doctor_id: string | null;
          id: string;
          note: string | null;
          outcome: Database["public"]["Enums"]["report_outcome"] | null;
          post_id: string | null;
          profile_id: string | null;
          reason: Database["public"]["Enums"]["report_reason"];
          reported_name: string | null;
          reporter_id: string | null;
          resolution: string | null;
          status: Database["public"]["Enums"]["report_status"];
        };
        ComputedFields: never;
        Insert: {
          closed_at?: string | null;
          comment_id?: string | null;
          created_at?: string;
          doctor_id?: string | null;
          id?: string;
          note?: string | null;
          outcome?: Database["public"]["Enums"]["report_outcome"] | null;
          post_id?: string | null;
          profile_id?: string | null;
          reason: Database["public"]["Enums"]["report_reason"];
          reported_name?: string | null;
          reporter_id?: string | null;
          resolution?: string | null;
          status?: Database["public"]["Enums"]["report_status"];
        };
        Update: {
          closed_at?: string | null;
          comment_id?: string | null;
          created_at?: string;
          doctor_id?: string | null;
          id?: string;
          note?: string | null;
          outcome?: Database["public"]["Enums"]["report_outcome"] | null;
          post_id?: string | null;
          profile_id?: string | null;
          reason?: Database["public"]["Enums"]["report_reason"];
          reported_name?: string | null;
          reporter_id?: string | null;
          resolution?: string | null;
          status?: Database["public"]["Enums"]["report_status"];
        };
        Relationships: [
          {
            foreignKeyName: "reports_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "comment_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "post_comments";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_profile_id_fkey";
            columns: ["profile_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "reports_reporter_id_fkey";
            columns: ["reporter_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      request_steps: {
        Row: {
          actor: string | null;
          at: string;
          call: Database["public"]["Enums"]["call_outcome"] | null;
          id: number;
          request_id: string;
          status: Database["public"]["Enums"]["request_status"] | null;
          times: number;
        };
        ComputedFields: never;
        Insert: {
          actor?: string | null;
          at?: string;
          call?: Database["public"]["Enums"]["call_outcome"] | null;
          id?: never;
          request_id: string;
          status?: Database["public"]["Enums"]["request_status"] | null;
          times?: number;
        };
        Update: {
          actor?: string | null;
          at?: string;
          call?: Database["public"]["Enums"]["call_outcome"] | null;
          id?: never;
          request_id?: string;
          status?: Database["public"]["Enums"]["request_status"] | null;
          times?: number;
        };
        Relationships: [
          {
            foreignKeyName: "request_steps_actor_fkey";
            columns: ["actor"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "request_steps_request_id_fkey";
            columns: ["request_id"];
            isOneToOne: false;
            referencedRelation: "practice_requests";
            referencedColumns: ["id"];
          },
        ];
      };
      saved_listings: {
        Row: {
          created_at: string;
          doctor_id: string;
          member_id: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          doctor_id: string;
          member_id?: string;
        };
        Update: {
          created_at?: string;
          doctor_id?: string;
          member_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "saved_listings_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "saved_listings_member_id_fkey";
            columns: ["member_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      services: {
        Row: {
          explanation: string;
          is_basic: boolean;
          label: string;
          name: string;
          position: number;
          spanish_explanation: string;
          spanish_label: string;
          tag: string;
        };
        ComputedFields: never;
        Insert: {
          explanation: string;
          is_basic: boolean;
          label: string;
          name: string;
          position: number;
          spanish_explanation: string;
          spanish_label: string;
          tag: string;
        };
        Update: {
          explanation?: string;
          is_basic?: boolean;
          label?: string;
          name?: string;
          position?: number;
          spanish_explanation?: string;
          spanish_label?: string;
          tag?: string;
        };
        Relationships: [];
      };
      submission_notes: {
        Row: {
          author: string;
          created_at: string;
          doctor_id: string;
          how_known: string;
        };
        ComputedFields: never;
        Insert: {
          author?: string;
          created_at?: string;
          doctor_id: string;
          how_known: string;
        };
        Update: {
          author?: string;
          created_at?: string;
          doctor_id?: string;
          how_known?: string;
        };
        Relationships: [
          {
            foreignKeyName: "submission_notes_author_fkey";
            columns: ["author"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "submission_notes_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: true;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      user_roles: {
        Row: {
          role: Database["public"]["Enums"]["app_role"];
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          role: Database["public"]["Enums"]["app_role"];
          user_id: string;
        };
        Update: {
          role?: Database["public"]["Enums"]["app_role"];
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: "user_roles_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      zip_codes: {
        Row: {
          city: string;
          latitude: number;
          longitude: number;
          state: string;
          time_zone: string;
          zip: string;
        };
        ComputedFields: never;
        Insert: {
          city: string;
          latitude: number;
          longitude: number;
          state: string;
          time_zone: string;
          zip: string;
        };
        Update: {
          city?: string;
          latitude?: number;
          longitude?: number;
          state?: string;
          time_zone?: string;
          zip?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      alert_cards: {
        Row: {
          created_at: string;
          doctor_id: string | null;
          found_count: number | null;
          found_ids: string[] | null;
          found_names: string[] | null;
          id: string;
          place: string | null;
          practice_name: string | null;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "alerts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
        ];
      };
      comment_cards: {
        Row: {
          author_avatar_url: string | null;
          author_name: string | null;
          can_edit: boolean | null;
          content: string;
          created_at: string;
          edited_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_answer: boolean;
          is_author: boolean | null;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_site_admin: boolean | null;
          like_count: number;
          owner_since: string | null;
          physician_checked_at: string | null;
          post_id: string;
          removed_at: string | null;
          reply_to: string | null;
          thread_id: string | null;
          thread_started_at: string | null;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "post_comments_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      notification_cards: {
        Row: {
          actor_count: number | null;
          actor_name: string | null;
          alert_id: string | null;
          appealed: Database["public"]["Enums"]["event_code"] | null;
          changes: Json | null;
          comment_id: string | null;
          doctor_id: string | null;
          event: Database["public"]["Enums"]["event_code"];
          excerpt: string | null;
          found_count: number | null;
          id: string;
          is_answer: boolean | null;
          note: string | null;
          post_id: string | null;
          post_kind: Database["public"]["Enums"]["post_kind"] | null;
          practice_name: string | null;
          read_at: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "notifications_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alert_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_alert_id_fkey";
            columns: ["alert_id"];
            isOneToOne: false;
            referencedRelation: "alerts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "comment_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_comment_id_fkey";
            columns: ["comment_id"];
            isOneToOne: false;
            referencedRelation: "post_comments";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "post_cards";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "posts";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "notifications_post_id_fkey";
            columns: ["post_id"];
            isOneToOne: false;
            referencedRelation: "story_cards";
            referencedColumns: ["id"];
          },
        ];
      };
      post_cards: {
        Row: {
          affiliated: boolean;
          answer_id: string | null;
          author_avatar_url: string | null;
          author_name: string | null;
          comment_count: number | null;
          content: string;
          created_at: string;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_shared: boolean | null;
          is_site_admin: boolean | null;
          joined_month: number | null;
          joined_year: number | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          monthly_cost: number | null;
          owner_since: string | null;
          physician_checked_at: string | null;
          practice_name: string | null;
          removed_at: string | null;
          share_count: number;
          state: string | null;
          still_member_at: string | null;
          topic: string | null;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "posts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "posts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
      story_cards: {
        Row: {
          affiliated: boolean;
          answer: string | null;
          answer_id: string | null;
          answered_at: string | null;
          author_avatar_url: string | null;
          author_name: string | null;
          comment_count: number | null;
          content: string;
          created_at: string;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_shared: boolean | null;
          is_site_admin: boolean | null;
          joined_month: number | null;
          joined_year: number | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          monthly_cost: number | null;
          owner_since: string | null;
          physician_checked_at: string | null;
          practice_name: string | null;
          removed_at: string | null;
          share_count: number;
          state: string | null;
          still_member_at: string | null;
          topic: string | null;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Relationships: [
          {
            foreignKeyName: "posts_doctor_id_fkey";
            columns: ["doctor_id"];
            isOneToOne: false;
            referencedRelation: "doctors";
            referencedColumns: ["id"];
          },
          {
            foreignKeyName: "posts_user_id_fkey";
            columns: ["user_id"];
            isOneToOne: false;
            referencedRelation: "profiles";
            referencedColumns: ["id"];
          },
        ];
      };
    };
    Functions: {
      accepts_requests: {
        Args: {
          listing: Omit<
            Database["public"]["Tables"]["doctors"]["Row"],
            Database["public"]["Tables"]["doctors"]["ComputedFields"]
          >;
        };
        Returns: boolean;
      };
      admin_count_queues: {
        Args: Record<PropertyKey, never>;
        Returns: {
          appeals: number;
          changes: number;
          claims: number;
          corrections: number;
          listings: number;
          messages: number;
          removals: number;
          reports: number;
        }[];
      };
      admin_get_email_health: {
        Args: Record<PropertyKey, never>;
        Returns: {
          failed: number;
          last_failed_at: string;
          last_failure: string;
          oldest: string;
          retried: number;
          sent: number;
          stopped: number;
          waiting: number;
        }[];
      };
      admin_get_listing_evidence: {
        Args: { listings: string[] };
        Returns: {
          listing_id: string;
          look_alikes: Json;
          refused_before: number;
          unwanted_as: string;
          verified_before: number;
        }[];
      };
      admin_get_npi_records: {
        Args: { numbers: string[] };
        Returns: Database["public"]["CompositeTypes"]["npi_answer"][];
        SetofOptions: {
          from: "*";
          to: "npi_answer";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      admin_get_registry_health: {
        Args: Record<PropertyKey, never>;
        Returns: {
          is_on: boolean;
          last_failure: string;
          oldest: string;
          unanswered: number;
          waiting: number;
        }[];
      };
      admin_list_failures: {
        Args: Record<PropertyKey, never>;
        Returns: {
          failed: number;
          item: string;
          last_error: string;
          since: string;
          source: string;
        }[];
      };
      admin_list_waiting_cases: {
        Args: { after_due?: string; after_id?: string; page_size?: number };
        Returns: {
          due: string;
          id: string;
          queue: string;
          since: string;
          total: number;
        }[];
      };
      admin_retry_failures: { Args: { source: string }; Returns: number };
      admin_search_listings: {
        Args: {
          in_ownership?: Database["public"]["Enums"]["listing_ownership"];
          in_region?: string;
          in_status?: Database["public"]["Enums"]["listing_status"];
          page_size?: number;
          query?: string;
          start?: number;
        };
        Returns: {
          accepting_new_patients: boolean | null;
          address_city: string;
          address_state: string;
          address_street: string | null;
          address_zip: string;
          announced_prices: Json | null;
          bio: string | null;
          booking_url: string | null;
          claim_status: Database["public"]["Enums"]["claim_status"];
          claimed_by: string | null;
          closes_on: string | null;
          confirmed_at: string | null;
          couple_price: number | null;
          created_at: string;
          credentials: string | null;
          employer_from: number | null;
          employer_price: number | null;
          enrollment_fee: number | null;
          enrollment_per_person: boolean | null;
          enrollment_url: string | null;
          extra_child_price: number | null;
          family_cap: number | null;
          family_cap_note: string | null;
          fax: string | null;
          former_clinicians: NonNullable<Json>;
          former_names: string[];
          free_meeting: boolean | null;
          gallery: NonNullable<Json>;
          home_visit_miles: number | null;
          hours_confirmed_at: string | null;
          id: string;
          import_batch_id: string | null;
          languages: string[];
          latitude: number | null;
          leaving_fee: number | null;
          longitude: number | null;
          medicare_opt_out: boolean | null;
          membership_levels: string[];
          merged_into: string | null;
          model: string | null;
          monthly_price: number | null;
          notice_days: number | null;
          npi: string | null;
          opened_year: number | null;
          owned_since: string | null;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          panel_confirmed_at: string | null;
          patient_ages: string | null;
          phone: string | null;
          phone_confirmed_at: string | null;
          photo_url: string | null;
          practice_name: string;
          prices_confirmed_at: string | null;
          rejection_count: number;
          rejoin_fee: number | null;
          social_urls: string[];
          specialty: string | null;
          state_statement: string | null;
          status: Database["public"]["Enums"]["listing_status"];
          status_reason: string | null;
          student_price: number | null;
          submitted_by: string | null;
          telehealth_only: boolean;
          telehealth_states: string[];
          updated_at: string;
          user_id: string | null;
          verified: boolean;
          version: number;
          visit_fee: number | null;
          website: string | null;
          yearly_price: number | null;
        }[];
        SetofOptions: {
          from: "*";
          to: "doctors";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      admin_search_members: {
        Args: { only_suspended?: boolean; page_size?: number; query?: string; start?: number };
        Returns: {
          avatar_url: string;
          created_at: string;
          email: string;
          full_name: string;
          id: string;
          is_hidden: boolean;
          roles: Database["public"]["Enums"]["app_role"][];
          suspended_at: string;
          suspended_because: string;
          suspended_until: string;
        }[];
      };
      allow_listing: { Args: { reason: string; target: string }; Returns: undefined };
      answer_invitation: { Args: { is_accepted: boolean; target: string }; Returns: undefined };
      approval_adds: {
        Args: {
          claim: Omit<
            Database["public"]["Tables"]["claim_evidence"]["Row"],
            Database["public"]["Tables"]["claim_evidence"]["ComputedFields"]
          >;
        };
        Returns: string[];
      };
      cancel_closing: { Args: { target: string }; Returns: undefined };
      check_name: { Args: { value: string }; Returns: Database["public"]["Enums"]["name_problem"] };
      check_place: {
        Args: { city: string; state: string; zip: string };
        Returns: {
          right_city: string;
          right_state: string;
        }[];
      };
      check_upload: { Args: Record<PropertyKey, never>; Returns: undefined };
      close_listing: {
        Args: {
          closed_on: string;
          instructions?: string;
          suggested_listing?: string;
          target: string;
        };
        Returns: undefined;
      };
      close_report: {
        Args: { is_warning?: boolean; resolution?: string; target: string };
        Returns: undefined;
      };
      compare_work_email: {
        Args: {
          claim: Omit<
            Database["public"]["Tables"]["claim_evidence"]["Row"],
            Database["public"]["Tables"]["claim_evidence"]["ComputedFields"]
          >;
        };
        Returns: Database["public"]["Enums"]["domain_comparison"];
      };
      confirm_listing: {
        Args: {
          part?: Database["public"]["Enums"]["confirmed_part"];
          seen_version?: number;
          target: string;
        };
        Returns: string;
      };
      confirm_membership: { Args: { target: string }; Returns: string };
      confirm_removal: { Args: { token: string }; Returns: boolean };
      count_activity: { Args: { batch: Json }; Returns: undefined };
      count_newer_posts: { Args: { after_created_at: string; after_id: string }; Returns: number };
      count_npi_lookup: { Args: { npi: string }; Returns: undefined };
      create_alert: { Args: { listing?: string; place?: string }; Returns: string };
      decide_all: {
        Args: { is_approved: boolean; reason?: string; seen: Json };
        Returns: {
          error_hint: string;
          id: string;
        }[];
      };
      decide_appeal: {
        Args: { appeal: string; is_granted: boolean; reason: string; seen_version?: number };
        Returns: undefined;
      };
      decide_change: {
        Args: { is_accepted: boolean; reason?: string; seen_version: number; target: string };
        Returns: undefined;
      };
      decide_claim: {
        Args: {
          accepted?: Database["public"]["Enums"]["failed_check"][];
          claimant: string;
          is_approved: boolean;
          reason?: string;
          seen_version: number;
          target: string;
        };
        Returns: undefined;
      };
      decide_correction: {
        Args: { is_accepted: boolean; note?: string; target: string };
        Returns: undefined;
      };
      decide_listing: {
        Args: {
          accepted?: Database["public"]["Enums"]["failed_check"][];
          is_verified: boolean;
          reason?: string;
          seen_claim?: number;
          seen_version: number;
          target: string;
        };
        Returns: undefined;
      };
      decide_removal: {
        Args: {
          is_approved: boolean;
          is_name_only?: boolean;
          listings?: string[];
          reason?: string;
          target: string;
        };
        Returns: undefined;
      };
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      delete_comment: { Args: { target: string }; Returns: undefined };
      delete_draft: { Args: { target: string }; Returns: undefined };
      delete_post: { Args: { target: string }; Returns: undefined };
      describe_place: {
        Args: { in_city?: string; in_state: string };
        Returns: {
          city: string;
          median_price: number;
          practice_count: number;
          priced_count: number;
        }[];
      };
      describe_search: {
        Args: { search: string };
        Returns: {
          kind: string;
          label: string;
          without: string;
        }[];
      };
      end_session: { Args: { target: string }; Returns: undefined };
      erase_comment: {
        Args: { reason: string; seen_version: number; target: string };
        Returns: undefined;
      };
      erase_post: {
        Args: { reason: string; seen_version: number; target: string };
        Returns: undefined;
      };
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json };
      failed_checks: {
        Args: {
          claim: Omit<
            Database["public"]["Tables"]["claim_evidence"]["Row"],
            Database["public"]["Tables"]["claim_evidence"]["ComputedFields"]
          >;
        };
        Returns: Database["public"]["Enums"]["failed_check"][];
      };
      feature_story: {
        Args: { is_featured: boolean; seen_version: number; target: string };
        Returns: undefined;
      };
      file_competing_claim: { Args: { target: string }; Returns: undefined };
      filter_counts: {
        Args: {
          filters?: Json;
          near_latitude?: number;
          near_longitude?: number;
          radius_miles?: number;
          search?: string;
        };
        Returns: {
          count: number;
          filter: string;
          is_least: boolean;
          value: string;
        }[];
      };
      find_listed_practices: {
        Args: { candidate: Json; except_id?: string };
        Returns: {
          address_city: string;
          address_state: string;
          id: string;
          is_owned: boolean;
          is_public: boolean;
          is_same: boolean;
          matched: string[];
          practice_name: string;
        }[];
      };
      find_listing_by_address: { Args: { address: string }; Returns: string };
      find_listing_removal: {
        Args: { target: string };
        Returns: {
          added_at: string;
          address_zip: string;
          name: string;
        }[];
      };
      find_own_cases: { Args: { target_table: string; targets: string[] }; Returns: string[] };
      find_removal_listings: {
        Args: { target: string };
        Returns: {
          address_city: string;
          address_state: string;
          id: string;
          matched: string[];
          practice_name: string;
          status: Database["public"]["Enums"]["listing_status"];
        }[];
      };
      find_similar_listings: {
        Args: { name: string; zip: string };
        Returns: {
          address_city: string;
          address_state: string;
          id: string;
          practice_name: string;
          similarity: number;
          verified: boolean;
        }[];
      };
      find_values_before: { Args: { target: string; undone: number }; Returns: Json };
      get_closing: {
        Args: { target: string };
        Returns: {
          can_remove_suggestion: boolean;
          closed_on: string;
          instructions: string;
          practice_name: string;
          suggested_listing: string;
          suggested_name: string;
        }[];
      };
      get_comment_page: {
        Args: {
          after_created_at?: string;
          after_id?: string;
          after_thread_id?: string;
          after_thread_started_at?: string;
          page_size?: number;
          target: string;
        };
        Returns: {
          author_avatar_url: string | null;
          author_name: string | null;
          can_edit: boolean | null;
          content: string;
          created_at: string;
          edited_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_answer: boolean;
          is_author: boolean | null;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_site_admin: boolean | null;
          like_count: number;
          owner_since: string | null;
          physician_checked_at: string | null;
          post_id: string;
          removed_at: string | null;
          reply_to: string | null;
          thread_id: string | null;
          thread_started_at: string | null;
          user_id: string;
          version: number;
        }[];
        SetofOptions: {
          from: "*";
          to: "comment_cards";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      get_current_member: {
        Args: Record<PropertyKey, never>;
        Returns: {
          avatar_url: string;
          full_name: string;
          is_hidden: boolean;
          roles: Database["public"]["Enums"]["app_role"][];
          suspended_because: string;
          suspended_until: string;
          unread_count: number;
        }[];
      };
      get_feed_page: {
        Args: {
          before_created_at?: string;
          before_id?: string;
          in_state?: string;
          in_topic?: string;
          only_followed?: boolean;
        };
        Returns: {
          affiliated: boolean;
          answer_id: string | null;
          author_avatar_url: string | null;
          author_name: string | null;
          comment_count: number | null;
          content: string;
          created_at: string;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_shared: boolean | null;
          is_site_admin: boolean | null;
          joined_month: number | null;
          joined_year: number | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          monthly_cost: number | null;
          owner_since: string | null;
          physician_checked_at: string | null;
          practice_name: string | null;
          removed_at: string | null;
          share_count: number;
          state: string | null;
          still_member_at: string | null;
          topic: string | null;
          user_id: string;
          version: number;
        }[];
        SetofOptions: {
          from: "*";
          to: "post_cards";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      get_invitation: {
        Args: { target: string };
        Returns: {
          email: string;
          practice_name: string;
          role: Database["public"]["Enums"]["practice_role"];
        }[];
      };
      get_listing_checks: {
        Args: { target: string };
        Returns: Database["public"]["CompositeTypes"]["listing_checks"][];
        SetofOptions: {
          from: "*";
          to: "listing_checks";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      get_merge_target: { Args: { target: string }; Returns: string };
      get_own_decision: {
        Args: { target: string; target_table: string };
        Returns: {
          appeal_reason: string;
          appeal_status: Database["public"]["Enums"]["appeal_status"];
          appealed_at: string;
          decided_at: string;
          is_for_other: boolean;
          reason: string;
        }[];
      };
      get_person_badges: {
        Args: { person: string };
        Returns: {
          is_site_admin: boolean;
          owner_since: string;
          physician_checked_at: string;
          practice_id: string;
          practice_name: string;
        }[];
      };
      get_work_email_code_status: {
        Args: { target: string };
        Returns: {
          expires_at: string;
          status: string;
          wait: number;
        }[];
      };
      household_prices: {
        Args: { ages: number[]; listing_ids: string[] };
        Returns: {
          cap_note: string;
          doctor_id: string;
          each_year: number;
          enrollment: number;
          first_year: number;
          is_acceptance_unknown: boolean;
          is_capped: boolean;
          is_cheapest_level: boolean;
          monthly: number;
          refused: string;
          unpriced_adults: number;
          unpriced_children: number;
        }[];
      };
      import_listings: {
        Args: {
          batch?: string;
          file_name?: string;
          is_dry_run?: boolean;
          mode?: Database["public"]["Enums"]["import_mode"];
          rejected_before?: number;
          remaining?: number;
          rows: Json;
        };
        Returns: {
          changes: Json;
          doctor_id: string;
          matches: Json;
          outcome: string;
          proposed: Json;
          reason: string;
          removal: string;
          row_number: number;
        }[];
      };
      invite_staff: {
        Args: {
          address: string;
          as_role: Database["public"]["Enums"]["practice_role"];
          target: string;
        };
        Returns: string;
      };
      leave_practice: {
        Args: { is_closing?: boolean; next_owner?: string; target: string };
        Returns: undefined;
      };
      list_bookmarked_posts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          affiliated: boolean;
          answer_id: string | null;
          author_avatar_url: string | null;
          author_name: string | null;
          comment_count: number | null;
          content: string;
          created_at: string;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_shared: boolean | null;
          is_site_admin: boolean | null;
          joined_month: number | null;
          joined_year: number | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          monthly_cost: number | null;
          owner_since: string | null;
          physician_checked_at: string | null;
          practice_name: string | null;
          removed_at: string | null;
          share_count: number;
          state: string | null;
          still_member_at: string | null;
          topic: string | null;
          user_id: string;
          version: number;
        }[];
        SetofOptions: {
          from: "*";
          to: "post_cards";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_case_notes: {
        Args: { cases: string[] };
        Returns: {
          author: string | null;
          body: string;
          case_id: string;
          created_at: string;
          id: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "case_notes";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_case_reports: {
        Args: { cases: string[] };
        Returns: {
          case_id: string;
          created_at: string;
          decided: number;
          is_suspended: boolean;
          member_since: string;
          note: string;
          open_reports: number;
          reason: Database["public"]["Enums"]["report_reason"];
          report_id: string;
          reported_content: string;
          reporter_id: string;
          reporter_name: string;
          ties: Json;
          upheld: number;
        }[];
      };
      list_cases: {
        Args: {
          after_id?: string;
          after_time?: string;
          in_author?: string;
          in_ids?: string[];
          in_kind?: string;
          in_reason?: Database["public"]["Enums"]["report_reason"];
          in_reporter?: string;
          is_newest_first?: boolean;
          page_size?: number;
          until?: string;
        };
        Returns: {
          appeal_id: string;
          appeal_message: string;
          appealed_at: string;
          author_cases: number;
          author_id: string;
          author_name: string;
          author_removed: number;
          author_since: string;
          author_suspended: number;
          author_warned: number;
          content: string;
          decided_at: string;
          decided_content: string;
          deleted_at: string;
          due: string;
          edited_at: string;
          hidden_at: string;
          hidden_reason: string;
          id: string;
          kind: string;
          last_decision: Database["public"]["Enums"]["moderation_decision"];
          post_id: string;
          practice_id: string;
          practice_name: string;
          since: string;
          unfeatured_at: string;
          version: number;
        }[];
      };
      list_contact_replies: {
        Args: { messages: string[] };
        Returns: {
          author_name: string;
          body: string;
          created_at: string;
          failure: string;
          id: string;
          is_given_up: boolean;
          message_id: string;
          sent_at: string;
        }[];
      };
      list_decisions_about_member: {
        Args: { member: string };
        Returns: {
          actor: string | null;
          at: string;
          event: Database["public"]["Enums"]["event_code"];
          id: number;
          is_automatic: boolean;
          reason: string | null;
          seen: Json | null;
          subject: string | null;
          target_id: string;
          target_table: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "moderation_log";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_flagged_claims: {
        Args: { flag: Database["public"]["Enums"]["case_flag"] };
        Returns: {
          claimant: string;
          created_at: string;
          decided_at: string | null;
          doctor_id: string;
          full_name: string | null;
          has_evidence: boolean;
          is_phone_public: boolean;
          message: string | null;
          npi: string | null;
          reason: string | null;
          role_at_practice: string | null;
          status: Database["public"]["Enums"]["claim_evidence_status"];
          version: number;
          work_email: string | null;
          work_email_proven_at: string | null;
          work_phone: string | null;
        }[];
        SetofOptions: {
          from: "*";
          to: "claim_evidence";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_flagged_listings: {
        Args: { flag: Database["public"]["Enums"]["case_flag"] };
        Returns: {
          accepting_new_patients: boolean | null;
          address_city: string;
          address_state: string;
          address_street: string | null;
          address_zip: string;
          announced_prices: Json | null;
          bio: string | null;
          booking_url: string | null;
          claim_status: Database["public"]["Enums"]["claim_status"];
          claimed_by: string | null;
          closes_on: string | null;
          confirmed_at: string | null;
          couple_price: number | null;
          created_at: string;
          credentials: string | null;
          employer_from: number | null;
          employer_price: number | null;
          enrollment_fee: number | null;
          enrollment_per_person: boolean | null;
          enrollment_url: string | null;
          extra_child_price: number | null;
          family_cap: number | null;
          family_cap_note: string | null;
          fax: string | null;
          former_clinicians: NonNullable<Json>;
          former_names: string[];
          free_meeting: boolean | null;
          gallery: NonNullable<Json>;
          home_visit_miles: number | null;
          hours_confirmed_at: string | null;
          id: string;
          import_batch_id: string | null;
          languages: string[];
          latitude: number | null;
          leaving_fee: number | null;
          longitude: number | null;
          medicare_opt_out: boolean | null;
          membership_levels: string[];
          merged_into: string | null;
          model: string | null;
          monthly_price: number | null;
          notice_days: number | null;
          npi: string | null;
          opened_year: number | null;
          owned_since: string | null;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          panel_confirmed_at: string | null;
          patient_ages: string | null;
          phone: string | null;
          phone_confirmed_at: string | null;
          photo_url: string | null;
          practice_name: string;
          prices_confirmed_at: string | null;
          rejection_count: number;
          rejoin_fee: number | null;
          social_urls: string[];
          specialty: string | null;
          state_statement: string | null;
          status: Database["public"]["Enums"]["listing_status"];
          status_reason: string | null;
          student_price: number | null;
          submitted_by: string | null;
          telehealth_only: boolean;
          telehealth_states: string[];
          updated_at: string;
          user_id: string | null;
          verified: boolean;
          version: number;
          visit_fee: number | null;
          website: string | null;
          yearly_price: number | null;
        }[];
        SetofOptions: {
          from: "*";
          to: "doctors";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_home_stories: {
        Args: Record<PropertyKey, never>;
        Returns: {
          affiliated: boolean;
          answer_id: string | null;
          author_avatar_url: string | null;
          author_name: string | null;
          comment_count: number | null;
          content: string;
          created_at: string;
          doctor_id: string | null;
          edited_at: string | null;
          featured_at: string | null;
          hidden_at: string | null;
          hidden_reason: string | null;
          id: string;
          is_liked: boolean | null;
          is_owner: boolean | null;
          is_shared: boolean | null;
          is_site_admin: boolean | null;
          joined_month: number | null;
          joined_year: number | null;
          kind: Database["public"]["Enums"]["post_kind"];
          like_count: number;
          monthly_cost: number | null;
          owner_since: string | null;
          physician_checked_at: string | null;
          practice_name: string | null;
          removed_at: string | null;
          share_count: number;
          state: string | null;
          still_member_at: string | null;
          topic: string | null;
          user_id: string;
          version: number;
        }[];
        SetofOptions: {
          from: "*";
          to: "post_cards";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_my_invitations: {
        Args: Record<PropertyKey, never>;
        Returns: {
          doctor_id: string;
          expires_at: string;
          id: string;
          invited_by: string;
          practice_name: string;
          role: Database["public"]["Enums"]["practice_role"];
        }[];
      };
      list_my_practices: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accepting_new_patients: boolean;
          doctor_id: string;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          permissions: Database["public"]["Enums"]["practice_permission"][];
          practice_name: string;
          role: Database["public"]["Enums"]["practice_role"];
          status: Database["public"]["Enums"]["listing_status"];
          version: number;
        }[];
      };
      list_my_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          is_current: boolean;
          last_used_at: string;
          user_agent: string;
        }[];
      };
      list_open_appeals: {
        Args: Record<PropertyKey, never>;
        Returns: {
          actor: string;
          actor_name: string;
          appellant_id: string;
          appellant_name: string;
          content: string;
          created_at: string;
          decided_at: string;
          decision_reason: string;
          event: Database["public"]["Enums"]["event_code"];
          id: string;
          is_in_force: boolean;
          message: string;
          post_id: string;
          seen_version: number;
          subject: string;
          target_id: string;
          target_table: string;
        }[];
      };
      list_place_listings: {
        Args: { after?: string; in_city?: string; in_state: string; page_size?: number };
        Returns: {
          accepting_new_patients: boolean;
          address_city: string;
          address_state: string;
          bio: string;
          by_appointment: boolean;
          clinician_count: number;
          clinicians: Json;
          corrected: string;
          couple_price: number;
          credentials: string;
          distance_miles: number;
          has_waitlist: boolean;
          hours: Json;
          hours_note: string;
          id: string;
          is_nearest_fallback: boolean;
          languages: string[];
          monthly_price: number;
          office_city: string;
          office_name: string;
          office_state: string;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          page_cursor: string;
          photo_url: string;
          place: string;
          place_radius: number;
          practice_name: string;
          price_from: number;
          special_hours: Json;
          specialty: string;
          step_free: boolean;
          telehealth_only: boolean;
          time_zone: string;
          total: number;
          yearly_price: number;
        }[];
      };
      list_places: {
        Args: { in_city?: string; in_state: string };
        Returns: {
          city: string;
          miles: number;
          practice_count: number;
          slug: string;
          state: string;
        }[];
      };
      list_recently_deleted: {
        Args: Record<PropertyKey, never>;
        Returns: {
          content: string;
          deleted_at: string;
          id: string;
          target_table: string;
        }[];
      };
      list_reports_about_member: {
        Args: { member: string };
        Returns: {
          closed_at: string | null;
          comment_id: string | null;
          created_at: string;
          doctor_id: string | null;
          id: string;
          note: string | null;
          outcome: Database["public"]["Enums"]["report_outcome"] | null;
          post_id: string | null;
          profile_id: string | null;
          reason: Database["public"]["Enums"]["report_reason"];
          reported_name: string | null;
          reporter_id: string | null;
          resolution: string | null;
          status: Database["public"]["Enums"]["report_status"];
        }[];
        SetofOptions: {
          from: "*";
          to: "reports";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      list_request_contacts: {
        Args: Record<PropertyKey, never>;
        Returns: {
          email: string;
          full_name: string;
          request_id: string;
        }[];
      };
      list_waitlist_positions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          place: number;
          request_id: string;
        }[];
      };
      list_weekly_activity: {
        Args: { target: string };
        Returns: {
          directions: number;
          enrollment: number;
          opened: number;
          phone: number;
          request: number;
          saved: number;
          shown: number;
          website: number;
          week: string;
        }[];
      };
      listing_cards: {
        Args: { listing_ids: string[] };
        Returns: {
          accepting_new_patients: boolean;
          address_city: string;
          address_state: string;
          asked_id: string;
          bio: string;
          by_appointment: boolean;
          clinician_count: number;
          clinicians: Json;
          couple_price: number;
          credentials: string;
          distance_miles: number;
          has_waitlist: boolean;
          hours: Json;
          hours_note: string;
          id: string;
          languages: string[];
          monthly_price: number;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          photo_url: string;
          practice_name: string;
          price_from: number;
          special_hours: Json;
          specialty: string;
          step_free: boolean;
          telehealth_only: boolean;
          time_zone: string;
          yearly_price: number;
        }[];
      };
      log_request_call: {
        Args: { outcome: Database["public"]["Enums"]["call_outcome"]; target: string };
        Returns: undefined;
      };
      map_clusters: {
        Args: {
          east?: number;
          filters?: Json;
          near_latitude?: number;
          near_longitude?: number;
          north?: number;
          radius_miles?: number;
          search?: string;
          south?: number;
          west?: number;
          zoom?: number;
        };
        Returns: {
          address_city: string;
          address_state: string;
          count: number;
          doctor_ids: string[];
          in_view: number;
          is_estimate: boolean;
          is_one_spot: boolean;
          latitude: number;
          longitude: number;
          offices: number[];
          practice_name: string;
        }[];
      };
      merge_listings: {
        Args: { reason?: string; source: string; target: string };
        Returns: undefined;
      };
      moderate_comment: {
        Args: {
          decision: Database["public"]["Enums"]["moderation_decision"];
          reason: string;
          seen_version: number;
          target: string;
        };
        Returns: undefined;
      };
      moderate_post: {
        Args: {
          decision: Database["public"]["Enums"]["moderation_decision"];
          reason: string;
          seen_version: number;
          target: string;
        };
        Returns: undefined;
      };
      offer_ownership: { Args: { person: string; target: string }; Returns: undefined };
      prepare_account_deletion: {
        Args: { choices?: Json };
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      preview_digest: {
        Args: { about_zip: string };
        Returns: {
          accepting: number;
          found: number;
          place: string;
          posts: number;
          practice: string;
          threads: number;
        }[];
      };
      propose_again: {
        Args: { answer?: string; fields: string[]; target: string };
        Returns: undefined;
      };
      reassign_listing: {
        Args: { new_owner: string; reason: string; seen_version: number; target: string };
        Returns: undefined;
      };
      remove_staff: { Args: { person: string; target: string }; Returns: undefined };
      remove_suggestion: { Args: { closing: string }; Returns: undefined };
      reopen_listing: {
        Args: { reason?: string; seen_version: number; target: string };
        Returns: undefined;
      };
      reply_to_contact_message: {
        Args: { body: string; reply: string; target: string };
        Returns: undefined;
      };
      request_removal: { Args: { request: Json }; Returns: undefined };
      request_work_email_code: { Args: { target: string }; Returns: undefined };
      restore_comment: { Args: { target: string }; Returns: undefined };
      restore_listing: {
        Args: { reason?: string; seen_version: number; target: string };
        Returns: undefined;
      };
      restore_member: { Args: { target: string }; Returns: undefined };
      restore_post: { Args: { target: string }; Returns: undefined };
      restore_values_before: {
        Args: { seen_version: number; target: string; undone: number };
        Returns: Json;
      };
      resume_email: { Args: Record<PropertyKey, never>; Returns: undefined };
      revoke_ownership: {
        Args: { reason?: string; seen_version: number; target: string };
        Returns: undefined;
      };
      save_listing: {
        Args: {
          base_version?: number;
          changes: Json;
          how_known?: string;
          is_draft?: boolean;
          is_own_practice?: boolean;
          target: string;
        };
        Returns: Json;
      };
      save_listings: { Args: { listing_ids: string[] }; Returns: number };
      search_as_admin: {
        Args: { query: string };
        Returns: {
          at: string;
          detail: string;
          id: string;
          kind: string;
          post_id: string;
          status: string;
          title: string;
        }[];
      };
      search_doctors: {
        Args: {
          after?: string;
          filters?: Json;
          near_latitude?: number;
          near_longitude?: number;
          page_size?: number;
          radius_miles?: number;
          search?: string;
        };
        Returns: {
          accepting_new_patients: boolean;
          address_city: string;
          address_state: string;
          bio: string;
          by_appointment: boolean;
          clinician_count: number;
          clinicians: Json;
          corrected: string;
          couple_price: number;
          credentials: string;
          distance_miles: number;
          elsewhere: number;
          empty_region: string;
          has_waitlist: boolean;
          hours: Json;
          hours_note: string;
          id: string;
          is_nearest_fallback: boolean;
          languages: string[];
          monthly_price: number;
          needs_place: boolean;
          office_city: string;
          office_name: string;
          office_state: string;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          page_cursor: string;
          photo_url: string;
          place: string;
          place_radius: number;
          practice_name: string;
          price_from: number;
          priced_for: string;
          special_hours: Json;
          specialty: string;
          state: string;
          step_free: boolean;
          telehealth_only: boolean;
          time_zone: string;
          total: number;
          unmatched: string;
          yearly_price: number;
        }[];
      };
      search_feed: {
        Args: { before_created_at?: string; before_id?: string; query: string };
        Returns: {
          author_avatar_url: string;
          author_name: string;
          created_at: string;
          excerpt: string;
          id: string;
          is_comment: boolean;
          post_id: string;
          post_start: string;
          user_id: string;
        }[];
      };
      search_moderation_log: {
        Args: { query: string };
        Returns: {
          actor: string | null;
          at: string;
          event: Database["public"]["Enums"]["event_code"];
          id: number;
          is_automatic: boolean;
          reason: string | null;
          seen: Json | null;
          subject: string | null;
          target_id: string;
          target_table: string;
        }[];
        SetofOptions: {
          from: "*";
          to: "moderation_log";
          isOneToOne: false;
          isSetofReturn: true;
        };
      };
      set_contact_message_status: {
        Args: { outcome: Database["public"]["Enums"]["contact_message_status"]; target: string };
        Returns: undefined;
      };
      set_role: {
        Args: {
          is_granted: boolean;
          reason?: string;
          role: Database["public"]["Enums"]["app_role"];
          target: string;
        };
        Returns: undefined;
      };
      set_staff_role: {
        Args: {
          new_role: Database["public"]["Enums"]["practice_role"];
          person: string;
          target: string;
        };
        Returns: undefined;
      };
      submit_appeal: {
        Args: { message: string; target: string; target_table: string };
        Returns: string;
      };
      submit_listing: { Args: { target: string }; Returns: undefined };
      suggest_searches: {
        Args: { typed: string };
        Returns: {
          detail: string;
          doctor_id: string;
          kind: string;
          label: string;
        }[];
      };
      suspend_member: {
        Args: { ends_at?: string; hides_content?: boolean; reason: string; target: string };
        Returns: undefined;
      };
      take_down_listing: {
        Args: { is_unwanted?: boolean; reason?: string; seen_version: number; target: string };
        Returns: undefined;
      };
      take_down_reported_listing: {
        Args: { reason: string; seen_version?: number; target: string };
        Returns: undefined;
      };
      telehealth_listings: {
        Args: {
          filters?: Json;
          near_latitude?: number;
          near_longitude?: number;
          radius_miles?: number;
          search?: string;
        };
        Returns: {
          accepting_new_patients: boolean;
          address_city: string;
          address_state: string;
          bio: string;
          by_appointment: boolean;
          clinician_count: number;
          clinicians: Json;
          couple_price: number;
          credentials: string;
          distance_miles: number;
          has_waitlist: boolean;
          hours: Json;
          hours_note: string;
          id: string;
          languages: string[];
          monthly_price: number;
          onward_search: string;
          ownership: Database["public"]["Enums"]["listing_ownership"];
          photo_url: string;
          practice_name: string;
          price_from: number;
          special_hours: Json;
          specialty: string;
          state_name: string;
          step_free: boolean;
          telehealth_only: boolean;
          time_zone: string;
          yearly_price: number;
        }[];
      };
      undo_import: { Args: { batch: string; is_dry_run?: boolean }; Returns: Json };
      update_request: {
        Args: {
          new_reply?: string;
          new_status: Database["public"]["Enums"]["request_status"];
          target: string;
        };
        Returns: undefined;
      };
      verify_work_email: { Args: { code: string; target: string }; Returns: number };
      withdraw_change: { Args: { fields?: string[]; target: string }; Returns: undefined };
      withdraw_claim: { Args: { target: string }; Returns: undefined };
      withdraw_invitation: { Args: { target: string }; Returns: undefined };
      withdraw_listing: { Args: { target: string }; Returns: undefined };
    };
    Enums: {
      activity_kind:
        | "shown"
        | "opened"
        | "phone"
        | "directions"
        | "website"
        | "enrollment"
        | "request"
        | "saved";
      app_role: "patient" | "doctor" | "admin";
      appeal_status: "open" | "granted" | "declined";
      call_outcome: "reached" | "left_message" | "no_answer";
      case_flag: "NPI matches" | "NPI failed";
      claim_evidence_status:
        | "prepared"
        | "pending"
        | "competing"
        | "approved"
        | "rejected"
        | "withdrawn"
        | "lapsed"
        | "revoked";
      claim_status: "unclaimed" | "pending" | "approved";
      confirmed_part: "prices" | "panel" | "hours" | "phone";
      contact_message_status: "open" | "answered" | "spam";
      contact_method: "email" | "phone" | "text";
      correction_status: "open" | "accepted" | "declined";
      domain_comparison: "match" | "different" | "free email" | "shared" | "cannot compare";
      email_topic: "requests" | "practice" | "alerts" | "community" | "digest" | "admin_digest";
      event_code:
        | "listing_submitted"
        | "listing_verified"
        | "listing_rejected"
        | "listing_reopened"
        | "listing_taken_down"
        | "listing_restored"
        | "listing_merged"
        | "listing_edited"
        | "listing_changed"
        | "listings_imported"
        | "import_undone"
        | "closing_announced"
        | "closing_canceled"
        | "prices_announced"
        | "listing_closed"
        | "listing_suggested"
        | "npi_deactivated"
        | "claim_approved"
        | "claim_rejected"
        | "claim_disputed"
        | "claim_expiring"
        | "claim_expired"
        | "ownership_revoked"
        | "listing_reassigned"
        | "ownership_assigned"
        | "ownership_offered"
        | "ownership_received"
        | "ownership_transferred"
        | "staff_invited"
        | "invitation_accepted"
        | "invitation_declined"
        | "manager_appointed"
        | "front_desk_appointed"
        | "staff_removed"
        | "staff_left"
        | "change_accepted"
        | "change_declined"
        | "correction_suggested"
        | "correction_accepted"
        | "correction_declined"
        | "request_received"
        | "request_withdrawn"
        | "request_seen"
        | "request_answered"
        | "request_declined"
        | "request_waitlisted"
        | "request_first_in_line"
        | "request_offered"
        | "request_ended"
        | "request_closing_announced"
        | "request_closing_canceled"
        | "practice_accepting"
        | "practice_nearby"
        | "post_liked"
        | "post_commented"
        | "comment_liked"
        | "comment_replied"
        | "member_mentioned"
        | "thread_commented"
        | "member_posted"
        | "story_posted"
        | "story_featured"
        | "story_unfeatured"
        | "post_hidden"
        | "post_kept"
        | "post_warned"
        | "post_removed"
        | "post_erased"
        | "comment_hidden"
        | "comment_kept"
        | "comment_warned"
        | "comment_removed"
        | "comment_erased"
        | "report_dismissed"
        | "report_upheld"
        | "report_closed"
        | "appeal_granted"
        | "appeal_declined"
        | "appeal_moot"
        | "member_warned"
        | "member_suspended"
        | "member_restored"
        | "admin_added"
        | "admin_removed"
        | "doctor_role_added"
        | "doctor_role_removed"
        | "factor_added"
        | "account_deleted"
        | "removal_requested"
        | "removal_approved"
        | "removal_declined"
        | "removal_excepted"
        | "message_answered"
        | "message_marked_spam"
        | "message_reopened"
        | "message_reply"
        | "work_email_code"
        | "invitation"
        | "weekly_digest"
        | "admin_digest";
      failed_check:
        | "no work email"
        | "work email not verified"
        | "work email elsewhere"
        | "no NPI"
        | "NPI not checked"
        | "NPI not active"
        | "NPI of another name"
        | "NPI elsewhere"
        | "NPI not of the listing"
        | "account of another name";
      import_mode: "add" | "update" | "both";
      invitation_status: "open" | "accepted" | "declined" | "withdrawn";
      listing_change_status: "open" | "accepted" | "declined" | "withdrawn";
      listing_ownership: "none" | "claimed" | "owned";
      listing_status: "draft" | "pending" | "published" | "rejected" | "withdrawn";
      moderation_decision: "keep" | "warn" | "remove";
      name_problem: "badge_symbol" | "stacked_accents" | "invisible" | "reserved" | "team_member";
      npi_kind: "individual" | "organization";
      npi_status: "active" | "deactivated" | "not found";
      post_kind: "post" | "story";
      practice_permission: "answer" | "availability" | "edit" | "staff" | "ownership";
      practice_role: "owner" | "manager" | "front_desk";
      practice_tie_kind: "owner" | "manager" | "front_desk" | "claimant" | "submitter";
      removal_relation: "owner" | "physician" | "staff" | "representative";
      removal_status: "unconfirmed" | "open" | "approved" | "declined";
      removal_subject: "practice" | "physician" | "former name";
      report_outcome: "upheld" | "dismissed";
      report_reason:
        | "inaccurate"
        | "closed"
        | "not_dpc"
        | "spam"
        | "offensive"
        | "unsafe"
        | "impersonation"
        | "private_information"
        | "other";
      report_status: "open" | "closed";
      request_kind: "membership" | "appointment" | "question" | "meeting";
      request_question:
        | "included"
        | "family_prices"
        | "first_visit"
        | "start"
        | "new_patients"
        | "hsa";
      request_status:
        | "sent"
        | "seen"
        | "waiting"
        | "offered"
        | "answered"
        | "declined"
        | "joined"
        | "withdrawn"
        | "ended";
      requested_for: "self" | "child" | "parent" | "household";
      service_coverage: "included" | "extra" | "not offered";
    };
    CompositeTypes: {
      listing_checks: {
        listed_on: string | null;
        owner_decided_on: string | null;
        address_proven_on: string | null;
        npi: string | null;
        npi_active_on: string | null;
        clinician_npis: number | null;
        clinicians_checked: number | null;
        clinicians_active: number | null;
      };
      npi_answer: {
        npi: string | null;
        is_on: boolean | null;
        status: Database["public"]["Enums"]["npi_status"] | null;
        kind: Database["public"]["Enums"]["npi_kind"] | null;
        name: string | null;
        other_names: string[] | null;
        taxonomy: string | null;
        street: string | null;
        city: string | null;
        state: string | null;
        zip: string | null;
        phone: string | null;
        enumerated_on: string | null;
        updated_on: string | null;
        checked_at: string | null;
        failure: string | null;
        due_at: string | null;
      };
      practice_tie: {
        kind: Database["public"]["Enums"]["practice_tie_kind"] | null;
        practice_name: string | null;
        is_same_city: boolean | null;
      };
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] & DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {
      activity_kind: [
        "shown",
        "opened",
        "phone",
        "directions",
        "website",
        "enrollment",
        "request",
        "saved",
      ],
      app_role: ["patient", "doctor", "admin"],
      appeal_status: ["open", "granted", "declined"],
      call_outcome: ["reached", "left_message", "no_answer"],
      case_flag: ["NPI matches", "NPI failed"],
      claim_evidence_status: [
        "prepared",
        "pending",
        "competing",
        "approved",
        "rejected",
        "withdrawn",
        "lapsed",
        "revoked",
      ],
      claim_status: ["unclaimed", "pending", "approved"],
      confirmed_part: ["prices", "panel", "hours", "phone"],
      contact_message_status: ["open", "answered", "spam"],
      contact_method: ["email", "phone", "text"],
      correction_status: ["open", "accepted", "declined"],
      domain_comparison: ["match", "different", "free email", "shared", "cannot compare"],
      email_topic: ["requests", "practice", "alerts", "community", "digest", "admin_digest"],
      event_code: [
        "listing_submitted",
        "listing_verified",
        "listing_rejected",
        "listing_reopened",
        "listing_taken_down",
        "listing_restored",
        "listing_merged",
        "listing_edited",
        "listing_changed",
        "listings_imported",
        "import_undone",
        "closing_announced",
        "closing_canceled",
        "prices_announced",
        "listing_closed",
        "listing_suggested",
        "npi_deactivated",
        "claim_approved",
        "claim_rejected",
        "claim_disputed",
        "claim_expiring",
        "claim_expired",
        "ownership_revoked",
        "listing_reassigned",
        "ownership_assigned",
        "ownership_offered",
        "ownership_received",
        "ownership_transferred",
        "staff_invited",
        "invitation_accepted",
        "invitation_declined",
        "manager_appointed",
        "front_desk_appointed",
        "staff_removed",
        "staff_left",
        "change_accepted",
        "change_declined",
        "correction_suggested",
        "correction_accepted",
        "correction_declined",
        "request_received",
        "request_withdrawn",
        "request_seen",
        "request_answered",
        "request_declined",
        "request_waitlisted",
        "request_first_in_line",
        "request_offered",
        "request_ended",
        "request_closing_announced",
        "request_closing_canceled",
        "practice_accepting",
        "practice_nearby",
        "post_liked",
        "post_commented",
        "comment_liked",
        "comment_replied",
        "member_mentioned",
        "thread_commented",
        "member_posted",
        "story_posted",
        "story_featured",
        "story_unfeatured",
        "post_hidden",
        "post_kept",
        "post_warned",
        "post_removed",
        "post_erased",
        "comment_hidden",
        "comment_kept",
        "comment_warned",
        "comment_removed",
        "comment_erased",
        "report_dismissed",
        "report_upheld",
        "report_closed",
        "appeal_granted",
        "appeal_declined",
        "appeal_moot",
        "member_warned",
        "member_suspended",
        "member_restored",
        "admin_added",
        "admin_removed",
        "doctor_role_added",
        "doctor_role_removed",
        "factor_added",
        "account_deleted",
        "removal_requested",
        "removal_approved",
        "removal_declined",
        "removal_excepted",
        "message_answered",
        "message_marked_spam",
        "message_reopened",
        "message_reply",
        "work_email_code",
        "invitation",
        "weekly_digest",
        "admin_digest",
      ],
      failed_check: [
        "no work email",
        "work email not verified",
        "work email elsewhere",
        "no NPI",
        "NPI not checked",
        "NPI not active",
        "NPI of another name",
        "NPI elsewhere",
        "NPI not of the listing",
        "account of another name",
      ],
      import_mode: ["add", "update", "both"],
      invitation_status: ["open", "accepted", "declined", "withdrawn"],
      listing_change_status: ["open", "accepted", "declined", "withdrawn"],
      listing_ownership: ["none", "claimed", "owned"],
      listing_status: ["draft", "pending", "published", "rejected", "withdrawn"],
      moderation_decision: ["keep", "warn", "remove"],
      name_problem: ["badge_symbol", "stacked_accents", "invisible", "reserved", "team_member"],
      npi_kind: ["individual", "organization"],
      npi_status: ["active", "deactivated", "not found"],
      post_kind: ["post", "story"],
      practice_permission: ["answer", "availability", "edit", "staff", "ownership"],
      practice_role: ["owner", "manager", "front_desk"],
      practice_tie_kind: ["owner", "manager", "front_desk", "claimant", "submitter"],
      removal_relation: ["owner", "physician", "staff", "representative"],
      removal_status: ["unconfirmed", "open", "approved", "declined"],
      removal_subject: ["practice", "physician", "former name"],
      report_outcome: ["upheld", "dismissed"],
      report_reason: [
        "inaccurate",
        "closed",
        "not_dpc",
        "spam",
        "offensive",
        "unsafe",
        "impersonation",
        "private_information",
        "other",
      ],
      report_status: ["open", "closed"],
      request_kind: ["membership", "appointment", "question", "meeting"],
      request_question: [
        "included",
        "family_prices",
        "first_visit",
        "start",
        "new_patients",
        "hsa",
      ],
      request_status: [
        "sent",
        "seen",
        "waiting",
        "offered",
        "answered",
        "declined",
        "joined",
        "withdrawn",
        "ended",
      ],
      requested_for: ["self", "child", "parent", "household"],
      service_coverage: ["included", "extra", "not offered"],
    },
  },
} as const;
