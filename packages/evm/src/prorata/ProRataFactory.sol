// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FairLaunchTerms} from "../fairlaunch/FairLaunch.sol";
import {SharedSaleFactory} from "../fairlaunch/SharedSaleFactory.sol";
import {FairLaunchInfo, TeamVesting} from "../interfaces/IFairLaunch.sol";
import {ILaunchpadSetting} from "../interfaces/ILaunchpadSetting.sol";
import {AgreedFees, PresaleInfo2} from "../interfaces/IPresale.sol";
import {IProRataFactory} from "../interfaces/IProRata.sol";
import {CreatorClones} from "../libraries/CreatorClones.sol";
import {SaleRules} from "../libraries/SaleRules.sol";
import {TokenMetadata} from "../libraries/TokenMetadata.sol";
import {ProRata} from "./ProRata.sol";

/// @title Creates pro rata sales; one is genuine when `ProRataCreated` of this factory names it (FAC-02)
contract ProRataFactory is IProRataFactory, SharedSaleFactory {
    /// @param flatFee_ wei for a creation; it never changes
    constructor(ILaunchpadSetting setting, uint256 flatFee_)
        SharedSaleFactory(setting, flatFee_, address(new ProRata(setting)))
    {}

    /// @inheritdoc IProRataFactory
    function create(
        FairLaunchInfo calldata info,
        uint256 hardCap,
        PresaleInfo2 calldata owner,
        TeamVesting calldata team,
        AgreedFees calldata agreed
    ) external payable returns (address proRata) {
        if (info.softCap >= hardCap) revert SaleRules.SoftCapNotBelowHardCap();
        if (hardCap > type(uint96).max) revert SaleRules.HardCapTooLarge();
        FairLaunchTerms memory t = _checked(info, owner, team, agreed);
        // a fair launch finds its terms in them, too
        proRata = CreatorClones.clone(IMPLEMENTATION, abi.encode(t, hardCap));
        _announce(proRata, t, hardCap);
        _take(t, proRata);
    }

    function _announce(address proRata, FairLaunchTerms memory t, uint256 hardCap) private {
        emit ProRataCreated(
            proRata,
            msg.sender,
            t.info.saleToken,
            t.info,
            hardCap,
            t.info2,
            t.fees,
            t.team,
            TokenMetadata.read(t.info.saleToken),
            TokenMetadata.readBase(t.info.baseToken)
        );
    }
}
